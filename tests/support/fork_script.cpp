// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// fork-script SCRIPT --fork-server: serves jobs as answerdesk-extract does, by a script in place of a reader.
#include "server/extract/fork_server.h"
#include <unistd.h>

int main(int argc, char **argv)
{
    if (argc != 3 || QByteArrayView(argv[2]) != answerdesk::web::extract::kForkServer)
        return 2;
    return answerdesk::extract::runForkServer([script = argv[1]](answerdesk::web::extract::Command command) {
        const char letter[] = {char(command), '\0'};
        ::execl(script, script, "--job", letter, static_cast<char *>(nullptr));
        return 127;
    });
}
