// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every example's body against the schema that the document gives for it, as JSON Schema 2020-12 with formats. Nothing
// may be in an answer that the schema does not name.
import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

let checked = 0;
const faults = [];
for (const file of process.argv.slice(2)) {
  const document = JSON.parse(readFileSync(file, "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, "document");
  const check = (where, content, isClosed) => {
    for (const [type, media] of Object.entries(content ?? {})) {
      if (!media.examples) continue;
      const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"#/', '"document#/'));
      const validate = ajv.compile(isClosed ? { allOf: [schema], unevaluatedProperties: false } : schema);
      for (const [name, example] of Object.entries(media.examples)) {
        checked += 1;
        if (!validate(example.value))
          faults.push(`${where} ${type} ${name}: ${ajv.errorsText(validate.errors)}`);
      }
    }
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (method === "servers") continue;
      const where = `${method.toUpperCase()} ${path}`;
      check(`${where} request`, operation.requestBody?.content, false);
      for (const [status, response] of Object.entries(operation.responses))
        check(`${where} ${status}`, response.content, true);
    }
  }
}
for (const fault of faults) console.error(fault);
console.log(`${checked} examples, ${faults.length} faults`);
process.exit(faults.length === 0 && checked > 50 ? 0 : 1);
