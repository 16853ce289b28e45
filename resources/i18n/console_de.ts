<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AccessRights</name>
    <message>
        <source>You have read-only access. A company administrator can change this.</source>
        <translation>Sie sind nur zum Lesen angemeldet. Ein Administrator der Firma kann das ändern.</translation>
    </message>
    <message>
        <source>You have access to read and test. A company administrator can change this.</source>
        <translation>Sie sind zum Lesen und Testen angemeldet. Ein Administrator der Firma kann das ändern.</translation>
    </message>
    <message>
        <source>You have read-only access. A tester or company administrator can do this.</source>
        <translation>Sie sind nur zum Lesen angemeldet. Ein Tester oder Administrator der Firma kann das tun.</translation>
    </message>
    <message>
        <source>Only an operator of this server can do this.</source>
        <translation>Das kann nur ein Betreiber dieses Servers.</translation>
    </message>
    <message>
        <source>Only operators can see the log of the whole server.</source>
        <translation>Das Protokoll des ganzen Servers sieht nur ein Betreiber.</translation>
    </message>
</context>
<context>
    <name>ActivityCells</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Product or order</source>
        <translation>Produkt/Bestellung</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Grund der Ablehnung</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>ActivityPage</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Refused events</source>
        <translation>Abgelehnte Ereignisse</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Änderungsprotokoll</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>This company</source>
        <translation>Diese Firma</translation>
    </message>
    <message>
        <source>Whole server</source>
        <translation>Ganzer Server</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Next log</source>
        <translation>Nächstes Protokoll</translation>
    </message>
    <message>
        <source>Previous log</source>
        <translation>Voriges Protokoll</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Show new requests as they arrive (P)</source>
        <translation>Neue Anfragen zeigen, sobald sie kommen (P)</translation>
    </message>
    <message>
        <source>Pause the list (P)</source>
        <translation>Liste anhalten (P)</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>ActivityPane</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>AddSourceDialog</name>
    <message>
        <source>Add source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>Kind of source</source>
        <translation>Art der Quelle</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
    <message>
        <source>Add page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Leave empty to use the address as the name.</source>
        <translation>Leer: Die Adresse dient als Name.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien wählen …</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target source</source>
        <translation>Zielquelle</translation>
    </message>
    <message>
        <source>A new name creates a new source. In an existing source, documents with the same path are replaced.</source>
        <translation>Ein neuer Name legt eine neue Quelle an. In einer vorhandenen werden Dokumente mit gleichem Pfad ersetzt.</translation>
    </message>
    <message>
        <source>Documents (*.md *.markdown *.html *.htm *.xhtml *.txt *.csv *.tsv *.docx *.pdf *.zip)</source>
        <translation>Dokumente (*.md *.markdown *.html *.htm *.xhtml *.txt *.csv *.tsv *.docx *.pdf *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Markdown, HTML, text, Word, PDF, CSV with questions and answers, or a ZIP of these. Drop files here or choose them.</source>
        <translation>Markdown, HTML, Text, Word, PDF, CSV mit Fragen und Antworten oder ein ZIP davon. Ziehen Sie sie hierher oder wählen Sie sie aus.</translation>
    </message>
    <message>
        <source>%1 and everything below</source>
        <translation>%1 und alles darunter</translation>
    </message>
    <message>
        <source>and 1 more</source>
        <translation>und 1 weitere</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>A page on one of the company’s allowed hosts. It is read immediately; menus and footers are skipped.</source>
        <translation>Eine Seite auf einem der erlaubten Hosts der Firma. Sie wird sofort gelesen; Menüs und Fußzeilen bleiben weg.</translation>
    </message>
    <message>
        <source>A sitemap, or an index of sitemaps. Its pages on the company’s allowed hosts are read in the background.</source>
        <translation>Eine Sitemap oder ein Sitemap-Index. Die Seiten darin, die auf erlaubten Hosts der Firma liegen, werden im Hintergrund gelesen.</translation>
    </message>
    <message>
        <source>Start page. Links on the same host are followed in the background, as its robots.txt allows.</source>
        <translation>Der Startpunkt. Links innerhalb dieses Hosts werden im Hintergrund verfolgt, soweit seine robots.txt das erlaubt.</translation>
    </message>
    <message>
        <source>Add sitemap</source>
        <translation>Sitemap hinzufügen</translation>
    </message>
    <message>
        <source>Add website</source>
        <translation>Website hinzufügen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Enter the address of a page.</source>
        <translation>Geben Sie die Adresse einer Seite ein.</translation>
    </message>
    <message>
        <source>“%1” is not a page address. Enter one like https://shop.example/help.</source>
        <translation>„%1“ ist keine Seitenadresse. Geben Sie eine ein, zum Beispiel https://shop.example/help.</translation>
    </message>
    <message>
        <source>Choose at least one file or folder.</source>
        <translation>Wählen Sie mindestens eine Datei oder einen Ordner.</translation>
    </message>
    <message>
        <source>Enter a name for the source.</source>
        <translation>Geben Sie einen Namen für die Quelle ein.</translation>
    </message>
</context>
<context>
    <name>AdminCells</name>
    <message>
        <source>Operator</source>
        <translation>Betreiber</translation>
    </message>
    <message>
        <source>Full access: all companies, administrators and the server itself.</source>
        <translation>Darf alles: mit allen Firmen, den Administratoren und dem Server selbst.</translation>
    </message>
    <message>
        <source>Company administrator</source>
        <translation>Firmen-Administrator</translation>
    </message>
    <message>
        <source>Full access to the assigned companies only.</source>
        <translation>Sieht nur die eigenen Firmen und darf dort alles ändern.</translation>
    </message>
    <message>
        <source>Company tester</source>
        <translation>Firmen-Tester</translation>
    </message>
    <message>
        <source>Can view the assigned companies, ask questions and create test keys.</source>
        <translation>Sieht die eigenen Firmen, stellt Fragen und erstellt Testschlüssel; ändert sonst nichts.</translation>
    </message>
    <message>
        <source>Company viewer</source>
        <translation>Firmen-Betrachter</translation>
    </message>
    <message>
        <source>Can view the assigned companies.</source>
        <translation>Sieht die eigenen Firmen und ändert nichts.</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Last sign-in</source>
        <translation>Letzte Anmeldung</translation>
    </message>
    <message>
        <source>All companies</source>
        <translation>Alle Firmen</translation>
    </message>
    <message>
        <source>You · %1</source>
        <translation>Sie · %1</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Deaktiviert</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>AdminDialog</name>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Used to sign in; no e-mail is sent to it.</source>
        <translation>Sie dient zur Anmeldung; dorthin wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Create administrator</source>
        <translation>Administrator erstellen</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>%1 Share it over a secure channel; it can be changed after signing in.</source>
        <translation>%1 Übergeben Sie es auf sicherem Weg; nach der Anmeldung lässt es sich ändern.</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter an address such as mara@shop.example.</source>
        <translation>Geben Sie eine Adresse ein, zum Beispiel mara@shop.example.</translation>
    </message>
    <message>
        <source>A new administrator needs a password.</source>
        <translation>Ein neuer Administrator braucht ein Passwort.</translation>
    </message>
    <message>
        <source>Choose at least one company.</source>
        <translation>Wählen Sie mindestens eine Firma: Ohne Firma gibt es nichts zu sehen.</translation>
    </message>
</context>
<context>
    <name>AdminsPane</name>
    <message>
        <source>This %1.</source>
        <translation>Dieser Wert %1.</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Passwort ändern …</translation>
    </message>
    <message>
        <source>End my other sessions</source>
        <translation>Meine anderen Sitzungen beenden</translation>
    </message>
    <message>
        <source>Filter administrators</source>
        <translation>Administratoren filtern</translation>
    </message>
    <message>
        <source>Create administrator…</source>
        <translation>Administrator erstellen …</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Set password…</source>
        <translation>Passwort setzen …</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Deaktivieren …</translation>
    </message>
    <message>
        <source>End all sessions…</source>
        <translation>Alle Sitzungen beenden …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Ihr Konto</translation>
    </message>
    <message>
        <source>Administrators</source>
        <translation>Administratoren</translation>
    </message>
    <message>
        <source>No administrators yet</source>
        <translation>Noch keine Administratoren</translation>
    </message>
    <message>
        <source>Administrators sign in from other computers. The user of this computer needs no account.</source>
        <translation>Ein Administrator meldet sich von einem anderen Computer aus an. Wer diesen Computer benutzt, braucht kein Konto.</translation>
    </message>
    <message>
        <source>The administrators could not be read.</source>
        <translation>Die Administratoren ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The user of this computer</source>
        <translation>Der Benutzer dieses Computers</translation>
    </message>
    <message>
        <source>Signed in through the server’s data folder, without a password.</source>
        <translation>Über den Datenordner des Servers angemeldet, ohne Passwort.</translation>
    </message>
    <message>
        <source>Only operators of this server can view and change administrators.</source>
        <translation>Nur ein Betreiber dieses Servers sieht dessen Administratoren und ändert sie.</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>An administrator with this address already exists.</source>
        <translation>Es gibt schon einen Administrator mit dieser Adresse.</translation>
    </message>
    <message>
        <source>The password was not changed.</source>
        <translation>Das Passwort wurde nicht geändert.</translation>
    </message>
    <message>
        <source>This is not your current password.</source>
        <translation>Das ist nicht Ihr jetziges Passwort.</translation>
    </message>
    <message>
        <source>Your password was changed</source>
        <translation>Ihr Passwort wurde geändert</translation>
    </message>
    <message>
        <source>Your other sessions have ended</source>
        <translation>Ihre anderen Sitzungen sind beendet</translation>
    </message>
    <message>
        <source>Your other sessions were not ended.</source>
        <translation>Ihre anderen Sitzungen laufen weiter.</translation>
    </message>
    <message>
        <source>“%1” can now sign in</source>
        <translation>„%1“ darf sich anmelden</translation>
    </message>
    <message>
        <source>The administrator was not created.</source>
        <translation>Der Administrator wurde nicht erstellt.</translation>
    </message>
    <message>
        <source>“%1” was changed</source>
        <translation>„%1“ wurde geändert</translation>
    </message>
    <message>
        <source>The administrator was not changed.</source>
        <translation>Der Administrator wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The password of “%1” was changed</source>
        <translation>„%1“ meldet sich ab jetzt mit dem neuen Passwort an</translation>
    </message>
    <message>
        <source>“%1” can sign in again</source>
        <translation>„%1“ darf sich wieder anmelden</translation>
    </message>
    <message>
        <source>“%1” was disabled</source>
        <translation>„%1“ wurde deaktiviert</translation>
    </message>
    <message>
        <source>Disable “%1”?</source>
        <translation>„%1“ deaktivieren?</translation>
    </message>
    <message>
        <source>All sessions end immediately, and signing in is refused until the account is enabled again.</source>
        <translation>Alle Sitzungen enden sofort und Anmeldungen werden abgelehnt, bis jemand das Konto wieder aktiviert.</translation>
    </message>
    <message>
        <source>Keep active</source>
        <translation>Aktiv lassen</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>End all sessions of “%1”?</source>
        <translation>Alle Sitzungen von „%1“ beenden?</translation>
    </message>
    <message>
        <source>Users of these sessions must sign in again; unsaved changes may be lost.</source>
        <translation>Wer eine davon nutzt, muss sich neu anmelden; nicht Gespeichertes kann verloren gehen.</translation>
    </message>
    <message>
        <source>Keep sessions</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>End sessions</source>
        <translation>Sitzungen beenden</translation>
    </message>
    <message>
        <source>All sessions of “%1” have ended</source>
        <translation>Alle Sitzungen von „%1“ sind beendet</translation>
    </message>
    <message>
        <source>The sessions were not ended.</source>
        <translation>Die Sitzungen laufen weiter.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Its sessions end immediately. Its entries in the audit log are kept. This cannot be undone.</source>
        <translation>Die Sitzungen des Kontos enden sofort. Was damit getan wurde, bleibt im Änderungsprotokoll. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep administrator</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>„%1“ wurde gelöscht</translation>
    </message>
    <message>
        <source>The administrator was not deleted.</source>
        <translation>Der Administrator wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Another administrator changed “%1” in the meantime. Save again to overwrite.</source>
        <translation>Jemand anders hat „%1“ inzwischen geändert. Noch einmal speichern setzt Ihre Fassung an die Stelle.</translation>
    </message>
</context>
<context>
    <name>AnalyticsSecretBar</name>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Analytics events need no secret: anyone who knows the company key and a visitor’s fingerprint can record events.</source>
        <translation>Analytics-Ereignisse brauchen kein Secret: Wer den Firmenschlüssel und den Fingerabdruck eines Besuchers kennt, kann Ereignisse senden.</translation>
    </message>
    <message>
        <source>Analytics events need a secret, created on %1.</source>
        <translation>Analytics-Ereignisse brauchen ein Secret, erstellt am %1.</translation>
    </message>
    <message>
        <source>The overlap ends on %1.</source>
        <translation>Die Übergangszeit endet am %1.</translation>
    </message>
    <message>
        <source>Rotate secret…</source>
        <translation>Secret wechseln …</translation>
    </message>
    <message>
        <source>Require a secret…</source>
        <translation>Secret verlangen …</translation>
    </message>
    <message>
        <source>The secret was not created.</source>
        <translation>Das Secret wurde nicht erstellt.</translation>
    </message>
    <message>
        <source>Remove the analytics secret?</source>
        <translation>Analytics-Secret entfernen?</translation>
    </message>
    <message>
        <source>Events are then recorded without a secret. Secrets in requests are ignored.</source>
        <translation>Ereignisse werden dann ohne Secret aufgezeichnet. Ein mitgesendetes Secret wird ignoriert.</translation>
    </message>
    <message>
        <source>Keep the secret</source>
        <translation>Secret behalten</translation>
    </message>
    <message>
        <source>Remove secret</source>
        <translation>Secret entfernen</translation>
    </message>
    <message>
        <source>The secret was not removed.</source>
        <translation>Das Secret wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>The analytics secret was removed</source>
        <translation>Das Analytics-Secret wurde entfernt</translation>
    </message>
</context>
<context>
    <name>AnalyticsSecretDialog</name>
    <message>
        <source>Rotate the analytics secret</source>
        <translation>Analytics-Secret wechseln</translation>
    </message>
    <message>
        <source>Require an analytics secret</source>
        <translation>Ein Analytics-Secret verlangen</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Übergangszeit</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>Keine Übergangszeit</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>The new secret is shown once. Store it on your shop’s server while the previous one still works, so that no event is rejected.</source>
        <translation>Das neue Secret wird einmal gezeigt. Tragen Sie es auf dem Server Ihres Shops ein, solange das frühere noch gilt, dann wird kein Ereignis abgelehnt.</translation>
    </message>
    <message>
        <source>Cart events and orders are then recorded only if your shop’s server sends this secret in the header Answerdesk-Analytics-Secret. It is shown once.</source>
        <translation>Warenkorb-Ereignisse und Bestellungen werden dann nur aufgezeichnet, wenn der Server Ihres Shops dieses Secret im Header Answerdesk-Analytics-Secret sendet. Es wird einmal gezeigt.</translation>
    </message>
    <message>
        <source>Previous secret works for</source>
        <translation>Das frühere Secret gilt weiter für</translation>
    </message>
    <message>
        <source>Events without it are accepted for</source>
        <translation>Ereignisse ohne Secret werden weiter angenommen für</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rotate secret</source>
        <translation>Secret wechseln</translation>
    </message>
    <message>
        <source>Create secret</source>
        <translation>Secret erstellen</translation>
    </message>
    <message>
        <source>Events with the previous secret are rejected immediately with 401.</source>
        <translation>Ereignisse mit dem früheren Secret werden sofort mit 401 abgelehnt.</translation>
    </message>
    <message>
        <source>Until %1. After that, events with it are rejected.</source>
        <translation>Bis %1, danach werden Ereignisse mit ihm abgelehnt.</translation>
    </message>
    <message>
        <source>Events without the secret are rejected immediately with 401.</source>
        <translation>Ereignisse ohne das Secret werden sofort mit 401 abgelehnt.</translation>
    </message>
    <message>
        <source>Until %1. After that, events without it are rejected.</source>
        <translation>Bis %1, danach werden Ereignisse ohne Secret abgelehnt.</translation>
    </message>
</context>
<context>
    <name>AnswerActions</name>
    <message>
        <source>Mark as wrong</source>
        <translation>Als falsch markieren</translation>
    </message>
    <message>
        <source>Report as gap</source>
        <translation>Als Lücke melden</translation>
    </message>
    <message>
        <source>The answer was not marked.</source>
        <translation>Die Antwort wurde nicht markiert.</translation>
    </message>
    <message>
        <source>The mark was not removed.</source>
        <translation>Die Markierung wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>Marked as wrong; not helpful for later orders</source>
        <translation>Die Antwort gilt für spätere Bestellungen nicht als hilfreich</translation>
    </message>
    <message>
        <source>Mark removed; helpful for later orders again</source>
        <translation>Die Antwort zählt wieder für spätere Bestellungen</translation>
    </message>
    <message>
        <source>The question was not reported.</source>
        <translation>Die Frage wurde nicht gemeldet.</translation>
    </message>
    <message>
        <source>The question is now an open gap</source>
        <translation>Die Frage ist jetzt eine offene Lücke</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>More about this answer</source>
        <translation>Mehr zu dieser Antwort</translation>
    </message>
    <message>
        <source>Marked as wrong</source>
        <translation>Als falsch markiert</translation>
    </message>
    <message>
        <source>Open the passage in its document</source>
        <translation>Die Stelle im Dokument öffnen</translation>
    </message>
    <message>
        <source>The answer cannot be corrected now.</source>
        <translation>Die Antwort kann gerade nicht korrigiert werden.</translation>
    </message>
    <message>
        <source>Correct this answer</source>
        <translation>Diese Antwort korrigieren</translation>
    </message>
    <message>
        <source>The corrected answer is live</source>
        <translation>Die korrigierte Antwort gilt ab sofort</translation>
    </message>
    <message>
        <source>The answer was not saved.</source>
        <translation>Die Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your answer was not saved</source>
        <translation>Ihre Antwort wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Write an answer…</source>
        <translation>Antwort schreiben …</translation>
    </message>
    <message>
        <source>Correct this answer…</source>
        <translation>Diese Antwort korrigieren …</translation>
    </message>
    <message>
        <source>This is the answer of a FAQ. Correct it under Product FAQs.</source>
        <translation>Diese Antwort stammt aus einer FAQ. Korrigieren Sie sie unter Produkt-FAQs.</translation>
    </message>
</context>
<context>
    <name>AnswersCard</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Show questions</source>
        <translation>Fragen zeigen</translation>
    </message>
    <message>
        <source>Questions without a good answer</source>
        <translation>Fragen ohne gute Antwort</translation>
    </message>
    <message>
        <source>Answers, last %1</source>
        <translation>Letzte %1 Antworten</translation>
    </message>
    <message>
        <source>Answers, last 7 days</source>
        <translation>Antworten, letzte 7 Tage</translation>
    </message>
    <message>
        <source>No questions in the last 7 days.</source>
        <translation>In den letzten 7 Tagen hat niemand etwas gefragt.</translation>
    </message>
    <message>
        <source>From the documents</source>
        <translation>Aus den Dokumenten</translation>
    </message>
    <message>
        <source>From product FAQs</source>
        <translation>Aus Produkt-FAQs</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Clarifying question</source>
        <translation>Rückfrage</translation>
    </message>
</context>
<context>
    <name>AnswersForm</name>
    <message>
        <source>Custom texts</source>
        <translation>Eigene Texte</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>Begrüßung</translation>
    </message>
    <message>
        <source>The answer to “Hello”. Leave empty to use the default.</source>
        <translation>Die Antwort auf „Hallo“. Leer: der mitgelieferte Text.</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>Given when the documents do not contain the answer. Leave empty to use the default.</source>
        <translation>Wenn die Antwort nicht in den Dokumenten steht. Leer: der mitgelieferte Text.</translation>
    </message>
    <message>
        <source>Another administrator changed this in the meantime. Current value:</source>
        <translation>Jemand anders hat das inzwischen geändert. Auf dem Server steht jetzt:</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask as a shopper</source>
        <translation>Als Kunde fragen</translation>
    </message>
    <message>
        <source>Close (Ctrl+J)</source>
        <translation>Schließen (Strg+J)</translation>
    </message>
    <message>
        <source>Ask as a shopper would</source>
        <translation>Fragen Sie wie ein Kunde</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>https://… (optional)</source>
        <translation>https://… (optional)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Ask (Enter)</source>
        <translation>Fragen (Enter)</translation>
    </message>
    <message>
        <source>Enter an address like https://shop.example/alta-2.</source>
        <translation>Geben Sie eine Adresse ein, zum Beispiel https://shop.example/alta-2.</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>Die Frage wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
</context>
<context>
    <name>AskResult</name>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Genutzt</translation>
    </message>
    <message>
        <source>Custom answer</source>
        <translation>Eigene Antwort</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Stems %1 · characters %2 · concepts %3 · similarity %4 · best sentence %5 · proximity %6 · exact words %7 · meaning %8</source>
        <translation>Wortstämme %1 · Zeichen %2 · Begriffe %3 · Ähnlichkeit %4 · bester Satz %5 · Nähe %6 · genaue Wörter %7 · Bedeutung %8</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Smalltalk</translation>
    </message>
    <message>
        <source>Weak answer</source>
        <translation>Schwache Antwort</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>No passage contains a word of the question.</source>
        <translation>Keine Passage enthält ein Wort der Frage.</translation>
    </message>
    <message>
        <source>The best sentence is below the threshold: an answer needs %1, it reaches %2.</source>
        <translation>Der beste Satz ist nicht sicher genug: Eine Antwort braucht %1, er erreicht %2.</translation>
    </message>
    <message>
        <source>None of the passages found contains a sentence that answers the question.</source>
        <translation>Die gefundenen Passagen enthalten keinen Satz, der antwortet.</translation>
    </message>
    <message>
        <source>A number in the answer does not occur in its passages.</source>
        <translation>Eine Zahl der Antwort steht nicht in ihren Passagen.</translation>
    </message>
    <message>
        <source>A custom answer is given word for word.</source>
        <translation>Eine eigene Antwort wird Wort für Wort gegeben.</translation>
    </message>
    <message>
        <source>A greeting, thanks or similar; not counted as helpful.</source>
        <translation>Es ist ein Gruß, ein Dank oder Ähnliches und zählt nicht als Hilfe.</translation>
    </message>
    <message>
        <source>The company’s custom text is used.</source>
        <translation>Es ist der eigene Text der Firma.</translation>
    </message>
    <message>
        <source>The answer comes from facts on the page.</source>
        <translation>Angaben der Seite haben sie beantwortet.</translation>
    </message>
    <message>
        <source>The sentences come from a translation of the document.</source>
        <translation>Sätze stammen aus der Übersetzung ihres Dokuments.</translation>
    </message>
    <message>
        <source>Read as a follow-up; searched for: “%1”.</source>
        <translation>Als Folgefrage gelesen; gesucht wurde: „%1“.</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>used, translated</source>
        <translation>genutzt, übersetzt</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>sagt dasselbe</translation>
    </message>
    <message>
        <source>off topic</source>
        <translation>themenfremd</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht genutzt</translation>
    </message>
    <message>
        <source>Answer and its reasons</source>
        <translation>Antwort und ihre Gründe</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>Noch nichts gefragt</translation>
    </message>
    <message>
        <source>Ask as a shopper would and see which passages were found, how they score and why this answer was chosen. Nothing is recorded.</source>
        <translation>Fragen Sie wie ein Kunde und sehen Sie, welche Passagen gefunden wurden, welchen Wert sie haben und warum die Antwort so lautet. Nichts wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Looking for an answer…</source>
        <translation>Antwort wird gesucht …</translation>
    </message>
    <message>
        <source>%1 ms · %2</source>
        <translation>%1 ms · %2</translation>
    </message>
    <message>
        <source>1 passage was considered</source>
        <translation>1 Passage wurde betrachtet</translation>
    </message>
    <message>
        <source>%1 passages were considered</source>
        <translation>%1 Passagen wurden betrachtet</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>Das Modell fand in den Passagen keine Antwort.</translation>
    </message>
    <message>
        <source>Clarifying question</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>No word of the question names a topic.</source>
        <translation>Kein Wort der Frage sagt, worum es geht.</translation>
    </message>
    <message>
        <source>None of the passages found mentions the topic of the question.</source>
        <translation>Keine gefundene Passage spricht von dem, was die Frage nennt.</translation>
    </message>
    <message>
        <source>Several sections match equally well. A clarifying question is not counted as helpful.</source>
        <translation>Mehrere Abschnitte passen gleich gut. Eine Rückfrage zählt nicht als Hilfe.</translation>
    </message>
    <message>
        <source>The lexicon reads “%1” as “%2”.</source>
        <translation>Das Wörterbuch liest „%1“ als „%2“.</translation>
    </message>
    <message>
        <source>The question is linked to this section.</source>
        <translation>Die Frage ist mit dem Abschnitt verknüpft, der gegeben wird.</translation>
    </message>
    <message>
        <source>%1, confidence %2</source>
        <translation>%1, Sicherheit %2</translation>
    </message>
    <message>
        <source>%1 · “%2”</source>
        <translation>%1 · „%2“</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Sicherheit: %1</translation>
    </message>
</context>
<context>
    <name>AuditDetails</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>All for this object</source>
        <translation>Gleiches Objekt</translation>
    </message>
    <message>
        <source>All by this person</source>
        <translation>Gleiche Person</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>the server’s own computer</source>
        <translation>der Computer selbst</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>New state</source>
        <translation>Stand danach</translation>
    </message>
    <message>
        <source>Previous state</source>
        <translation>Stand davor</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nachher: %1</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>AuditPane</name>
    <message>
        <source>Person, action or object</source>
        <translation>Wer, Aktion oder Objekt</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Art der Änderung</translation>
    </message>
    <message>
        <source>All changes</source>
        <translation>Alle Änderungen</translation>
    </message>
    <message>
        <source>Sign-ins</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>Administrators</source>
        <translation>Administratoren</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>FAQ pages</source>
        <translation>FAQ-Seiten</translation>
    </message>
    <message>
        <source>FAQs</source>
        <translation>FAQs</translation>
    </message>
    <message>
        <source>Custom answers</source>
        <translation>Eigene Antworten</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Änderungsprotokoll</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Noch keine Änderungen</translation>
    </message>
    <message>
        <source>Every change is listed here with its author and the previous value.</source>
        <translation>Hier steht jede Änderung, von wem sie stammt und was vorher galt.</translation>
    </message>
    <message>
        <source>The audit log could not be read.</source>
        <translation>Das Änderungsprotokoll ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Who changed what</source>
        <translation>Wer was geändert hat</translation>
    </message>
    <message>
        <source>Changes: %1</source>
        <translation>Änderungen: %1</translation>
    </message>
    <message>
        <source>%1 · whole server</source>
        <translation>%1 · ganzer Server</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>First day, in this computer’s time zone</source>
        <translation>Erster Tag, in der Zeitzone dieses Rechners</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
</context>
<context>
    <name>BackupPane</name>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Check database</source>
        <translation>Datenbank prüfen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Backup created and verified: %1</source>
        <translation>Das Backup ist erstellt und geprüft: %1</translation>
    </message>
    <message>
        <source>The backups could not be read.</source>
        <translation>Die Backups konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Last good backup</source>
        <translation>Letztes gutes Backup</translation>
    </message>
    <message>
        <source>Integrity</source>
        <translation>Integrität</translation>
    </message>
    <message>
        <source>Progress of the backup</source>
        <translation>Fortschritt des Backups</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Backups on the server</source>
        <translation>Backups auf dem Server</translation>
    </message>
    <message>
        <source>No backups yet</source>
        <translation>Noch keine Backups</translation>
    </message>
    <message>
        <source>Backups are made while the server runs and stored in the folder “backups” of the data folder. Keep a copy on another machine.</source>
        <translation>Ein Backup entsteht, während der Server läuft. Es liegt im Ordner „backups“ des Datenordners; bewahren Sie eine Kopie auf einem anderen Computer auf.</translation>
    </message>
    <message>
        <source>%1 backup</source>
        <translation>%1 Backup</translation>
    </message>
    <message>
        <source>%1 backups</source>
        <translation>%1 Backups</translation>
    </message>
    <message>
        <source>No backup exists.</source>
        <translation>Es gibt keines.</translation>
    </message>
    <message>
        <source>In progress, %1 %</source>
        <translation>In Arbeit, %1&#xa0;%</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>A backup is in progress.</source>
        <translation>Ein Backup wird erstellt.</translation>
    </message>
    <message>
        <source>Choose a backup first.</source>
        <translation>Wählen Sie zuerst ein Backup.</translation>
    </message>
    <message>
        <source>This server runs elsewhere. Restore there: answerdesk-server restore FILE --replace.</source>
        <translation>Dieser Server läuft anderswo. Stellen Sie dort wieder her: answerdesk-server restore FILE --replace.</translation>
    </message>
    <message>
        <source>This backup is incomplete.</source>
        <translation>Dieses Backup ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The backup was not started.</source>
        <translation>Das Backup wurde nicht begonnen.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>The backup in progress is cancelled.</source>
        <translation>Es wird gerade erstellt; das wird abgebrochen.</translation>
    </message>
    <message>
        <source>The file is deleted on the server. This cannot be undone.</source>
        <translation>Die Datei wird auf dem Server gelöscht; sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Keep backup</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete backup</source>
        <translation>Backup löschen</translation>
    </message>
    <message>
        <source>The backup was not deleted.</source>
        <translation>Das Backup wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>The check was not started.</source>
        <translation>Die Prüfung wurde nicht begonnen.</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not checked since the server started.</source>
        <translation>Nicht geprüft, seit der Server gestartet ist.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Intact</source>
        <translation>Intakt</translation>
    </message>
    <message>
        <source>No problems found. Checked %1.</source>
        <translation>Alles in Ordnung. Geprüft: %1.</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>%1 Restore the last good backup.</source>
        <translation>%1 Stellen Sie das letzte gute Backup wieder her.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Restore the backup of %1?</source>
        <translation>Backup vom %1 wiederherstellen?</translation>
    </message>
    <message>
        <source>The server stops, the backup replaces its database, and the server starts again. Data added since the backup is no longer included; the current database is kept in the data folder.</source>
        <translation>Der Server hält an, das Backup tritt an die Stelle seiner Datenbank, und der Server startet wieder. Was seit dem Backup dazukam, ist dann nicht mehr da; die jetzige Datenbank bleibt im Datenordner aufgehoben.</translation>
    </message>
    <message>
        <source>Keep database</source>
        <translation>Datenbank behalten</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The backup is restored.</source>
        <translation>Das Backup ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The backup is restored. The previous database is kept as %1.</source>
        <translation>Das Backup ist wiederhergestellt. Was vorher da war, bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The backup was not restored.</source>
        <translation>Das Backup wurde nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Restore a file…</source>
        <translation>Datei wiederherstellen …</translation>
    </message>
    <message>
        <source>No server is open</source>
        <translation>Kein Server ist geöffnet</translation>
    </message>
    <message>
        <source>The server inside this program is stopped. Its backups are in %1; you can restore one of them.</source>
        <translation>Der Server in diesem Programm ruht. Seine Sicherungen liegen in %1; eine davon kann den Platz seiner Datenbank einnehmen.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Databases (*.sqlite *.db)</source>
        <translation>Datenbanken (*.sqlite *.db)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Restore “%1”?</source>
        <translation>„%1“ wiederherstellen?</translation>
    </message>
    <message>
        <source>The backup replaces the database, and the server starts. Data added since the backup is no longer included; the current database is kept in the data folder.</source>
        <translation>Die Sicherung nimmt den Platz der Datenbank ein, und der Server startet. Was seit der Sicherung kam, ist dann nicht mehr da; die jetzige Datenbank wird im Datenordner aufgehoben.</translation>
    </message>
    <message>
        <source>Check of the database</source>
        <translation>Prüfung der Datenbank</translation>
    </message>
    <message>
        <source>The check is running and cannot be cancelled.</source>
        <translation>Die Prüfung läuft. Sie lässt sich nicht abbrechen; sie endet von selbst.</translation>
    </message>
    <message>
        <source>Started %1. Every page, index and reference is read; the server keeps running.</source>
        <translation>Begonnen %1. Jede Seite, jeder Index und jeder Verweis wird gelesen; der Server läuft weiter.</translation>
    </message>
</context>
<context>
    <name>BasketView</name>
    <message>
        <source>Basket</source>
        <translation>Warenkorb</translation>
    </message>
    <message>
        <source>Empty basket</source>
        <translation>Nichts darin</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>Menge von %1</translation>
    </message>
    <message>
        <source>Press Enter to send the new quantity</source>
        <translation>Enter sendet die neue Menge</translation>
    </message>
    <message>
        <source>One less of %1</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>One more of %1</source>
        <translation>%1: eins mehr</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>BenchPage</name>
    <message>
        <source>Test bench</source>
        <translation>Prüfstand</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Sends real requests to the connected server; its test key is excluded from all figures</source>
        <translation>Sendet echte Anfragen an den verbundenen Server; der Testschlüssel dafür zählt in keiner Statistik</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Go to the page field</source>
        <translation>Zum Seitenfeld gehen</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>FAQ flow</source>
        <translation>FAQ-Ablauf</translation>
    </message>
    <message>
        <source>Shop session</source>
        <translation>Shop-Sitzung</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Ways to send</source>
        <translation>Arten des Sendens</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios (recording)</source>
        <translation>Szenarien (Aufzeichnung)</translation>
    </message>
    <message>
        <source>Add to scenario</source>
        <translation>In Szenario übernehmen</translation>
    </message>
    <message>
        <source>Run all scenarios</source>
        <translation>Alle Szenarien ausführen</translation>
    </message>
    <message>
        <source>Run scenario</source>
        <translation>Szenario ausführen</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Send with another key…</source>
        <translation>Mit anderem Schlüssel senden …</translation>
    </message>
    <message>
        <source>Sends real requests with %1, a test key excluded from all figures</source>
        <translation>Sendet echte Anfragen mit %1; der Testschlüssel zählt in keiner Statistik</translation>
    </message>
    <message>
        <source>Sends real requests with %1; they count in all figures</source>
        <translation>Sendet echte Anfragen mit %1; sie zählen in allen Statistiken</translation>
    </message>
    <message>
        <source>Open shop</source>
        <translation>Shop öffnen</translation>
    </message>
</context>
<context>
    <name>BreakdownPane</name>
    <message>
        <source>Part</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Break down by</source>
        <translation>Aufschlüsseln nach</translation>
    </message>
    <message>
        <source>Revenue by %1</source>
        <translation>Umsatz nach %1</translation>
    </message>
    <message>
        <source>No orders yet in this range</source>
        <translation>Noch keine Bestellungen im Zeitraum</translation>
    </message>
    <message>
        <source>Orders of visitors who used chat or FAQs are grouped here.</source>
        <translation>Hier stehen gebündelt die Bestellungen von Besuchern, die Chat oder FAQs genutzt haben.</translation>
    </message>
    <message>
        <source>The breakdown could not be read.</source>
        <translation>Die Aufschlüsselung ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Questions asked before the orders</source>
        <translation>Was vor den Bestellungen gefragt wurde</translation>
    </message>
    <message>
        <source>Of the newest 50,000 orders of the range</source>
        <translation>Aus den neuesten 50.000 Bestellungen im Zeitraum</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>FAQ</source>
        <translation>FAQ</translation>
    </message>
    <message>
        <source>Direct or assisted</source>
        <translation>Direkt oder unterstützt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Direct: an answer about a bought product</source>
        <translation>Direkt: eine Antwort zu einem gekauften Produkt</translation>
    </message>
    <message>
        <source>Assisted: another answer</source>
        <translation>Unterstützt: eine andere Antwort</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Umsatz</translation>
    </message>
    <message>
        <source>After refunds</source>
        <translation>Nach Erstattung</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Average order</source>
        <translation>Ø Bestellung</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Warenkörbe</translation>
    </message>
    <message>
        <source>Added to carts</source>
        <translation>In Warenkörbe gelegt</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Creating a test key…</source>
        <translation>Testschlüssel entsteht …</translation>
    </message>
    <message>
        <source>Waiting for the answer…</source>
        <translation>Warten auf die Antwort …</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>Die Frage wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>not counted as helpful</source>
        <translation>nicht als hilfreich gezählt</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>… truncated: the full answer is in the response.</source>
        <translation>… hier gekürzt: Die ganze Antwort steht rechts.</translation>
    </message>
    <message>
        <source>clarifying question, not counted as helpful</source>
        <translation>Rückfrage, zählt nicht als hilfreich</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>Latest changes</source>
        <translation>Letzte Änderungen</translation>
    </message>
    <message>
        <source>Show audit log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Noch hat niemand etwas geändert.</translation>
    </message>
    <message>
        <source>Company administrators can see who changed what.</source>
        <translation>Administratoren der Firma sehen, wer was geändert hat.</translation>
    </message>
</context>
<context>
    <name>CheckCells</name>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Erfüllt</translation>
    </message>
</context>
<context>
    <name>CodeNames</name>
    <message>
        <source>Australian dollar</source>
        <translation>Australischer Dollar</translation>
    </message>
    <message>
        <source>Bulgarian lev</source>
        <translation>Bulgarischer Lew</translation>
    </message>
    <message>
        <source>Brazilian real</source>
        <translation>Brasilianischer Real</translation>
    </message>
    <message>
        <source>Canadian dollar</source>
        <translation>Kanadischer Dollar</translation>
    </message>
    <message>
        <source>Swiss franc</source>
        <translation>Schweizer Franken</translation>
    </message>
    <message>
        <source>Chinese yuan</source>
        <translation>Chinesischer Yuan</translation>
    </message>
    <message>
        <source>Czech koruna</source>
        <translation>Tschechische Krone</translation>
    </message>
    <message>
        <source>Danish krone</source>
        <translation>Dänische Krone</translation>
    </message>
    <message>
        <source>Euro</source>
        <translation>Euro</translation>
    </message>
    <message>
        <source>Pound sterling</source>
        <translation>Pfund Sterling</translation>
    </message>
    <message>
        <source>Hungarian forint</source>
        <translation>Ungarischer Forint</translation>
    </message>
    <message>
        <source>Indian rupee</source>
        <translation>Indische Rupie</translation>
    </message>
    <message>
        <source>Japanese yen</source>
        <translation>Japanischer Yen</translation>
    </message>
    <message>
        <source>South Korean won</source>
        <translation>Südkoreanischer Won</translation>
    </message>
    <message>
        <source>Mexican peso</source>
        <translation>Mexikanischer Peso</translation>
    </message>
    <message>
        <source>Norwegian krone</source>
        <translation>Norwegische Krone</translation>
    </message>
    <message>
        <source>New Zealand dollar</source>
        <translation>Neuseeländischer Dollar</translation>
    </message>
    <message>
        <source>Polish złoty</source>
        <translation>Polnischer Złoty</translation>
    </message>
    <message>
        <source>Romanian leu</source>
        <translation>Rumänischer Leu</translation>
    </message>
    <message>
        <source>Swedish krona</source>
        <translation>Schwedische Krone</translation>
    </message>
    <message>
        <source>Turkish lira</source>
        <translation>Türkische Lira</translation>
    </message>
    <message>
        <source>Ukrainian hryvnia</source>
        <translation>Ukrainische Hrywnja</translation>
    </message>
    <message>
        <source>US dollar</source>
        <translation>US-Dollar</translation>
    </message>
    <message>
        <source>South African rand</source>
        <translation>Südafrikanischer Rand</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Portuguese, Brazil</source>
        <translation>Portugiesisch, Brasilien</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
</context>
<context>
    <name>CodePicker</name>
    <message>
        <source>Show all time zones</source>
        <translation>Alle Zeitzonen zeigen</translation>
    </message>
    <message>
        <source>Show all currencies</source>
        <translation>Alle Währungen zeigen</translation>
    </message>
    <message>
        <source>Show all languages</source>
        <translation>Alle Sprachen zeigen</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Fit widths to content</source>
        <translation>Breiten an Inhalt anpassen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Pages, companies and commands are searched.</source>
        <translation>Gesucht wird in Seiten, Firmen und Befehlen.</translation>
    </message>
    <message>
        <source>Search or run</source>
        <translation>Suchen oder ausführen</translation>
    </message>
    <message>
        <source>Search or run…</source>
        <translation>Suchen oder ausführen …</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>↑ ↓ to choose · Enter to run · Ctrl+Enter to open its page · Esc to close</source>
        <translation>↑ ↓ wählt · Enter führt aus · Strg+Enter öffnet die Seite dazu · Esc schließt</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Keine Treffer für „%1“</translation>
    </message>
</context>
<context>
    <name>CompaniesPane</name>
    <message>
        <source>Filter companies</source>
        <translation>Firmen filtern</translation>
    </message>
    <message>
        <source>Create company…</source>
        <translation>Firma erstellen …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show it on all pages</source>
        <translation>Alle Seiten zeigen dann diese Firma</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Turn off API access…</source>
        <translation>API-Zugriff ausschalten …</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>No companies yet</source>
        <translation>Noch keine Firma</translation>
    </message>
    <message>
        <source>A company is a shop with its own knowledge, keys and revenue.</source>
        <translation>Eine Firma ist ein Shop mit eigenem Wissen, eigenen Schlüsseln und eigenem Umsatz.</translation>
    </message>
    <message>
        <source>The companies could not be read.</source>
        <translation>Die Firmen ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Turn on API access</source>
        <translation>API-Zugriff einschalten</translation>
    </message>
    <message>
        <source>This %1.</source>
        <translation>Dieser Wert %1.</translation>
    </message>
    <message>
        <source>“%1” was created</source>
        <translation>„%1“ wurde erstellt</translation>
    </message>
    <message>
        <source>The company was not created.</source>
        <translation>Die Firma wurde nicht erstellt.</translation>
    </message>
    <message>
        <source>The company was not renamed.</source>
        <translation>Die Firma wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>Renamed to “%1”</source>
        <translation>Die Firma heißt jetzt „%1“</translation>
    </message>
    <message>
        <source>API access was not changed.</source>
        <translation>Der API-Zugriff bleibt, wie er war.</translation>
    </message>
    <message>
        <source>The keys of “%1” work again</source>
        <translation>Die Schlüssel von „%1“ gelten wieder</translation>
    </message>
    <message>
        <source>Requests with keys of “%1” are refused</source>
        <translation>Anfragen mit Schlüsseln von „%1“ werden abgelehnt</translation>
    </message>
    <message>
        <source>Turn off API access of “%1”?</source>
        <translation>API-Zugriff von „%1“ ausschalten?</translation>
    </message>
    <message>
        <source>Every request with one of its keys fails immediately with 403: its shoppers get no answers and no FAQs. Nothing is deleted, and you can turn access on again.</source>
        <translation>Jede Anfrage mit einem Schlüssel der Firma scheitert sofort mit 403: Deren Kunden erhalten weder Antworten noch FAQs. Nichts wird gelöscht, und der Zugriff lässt sich wieder einschalten.</translation>
    </message>
    <message>
        <source>Keep on</source>
        <translation>Anlassen</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Delete company…</source>
        <translation>Firma löschen …</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are deleted with it.</source>
        <translation>Mit ihr gehen %1, %2 und %3.</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>1 active API key</source>
        <translation>1 aktiver API-Schlüssel</translation>
    </message>
    <message>
        <source>%1 active API keys</source>
        <translation>%1 aktive API-Schlüssel</translation>
    </message>
    <message>
        <source>1 product page</source>
        <translation>1 Produktseite</translation>
    </message>
    <message>
        <source>%1 product pages</source>
        <translation>%1 Produktseiten</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Its API keys stop working immediately: its shoppers get no answers and no FAQs. Its knowledge, FAQs, conversations, orders and revenue are deleted permanently. Administrators of this company only are locked out.</source>
        <translation>Die API-Schlüssel der Firma gelten sofort nicht mehr: In ihrem Shop gibt es keine Antworten und keine FAQs. Wissen, FAQs, Unterhaltungen, Bestellungen und Umsatz werden gelöscht und kommen nicht zurück. Wer nur diese Firma sehen darf, wird gesperrt.</translation>
    </message>
    <message>
        <source>Keep company</source>
        <translation>Firma behalten</translation>
    </message>
    <message>
        <source>Delete company</source>
        <translation>Firma löschen</translation>
    </message>
    <message>
        <source>Counting its contents…</source>
        <translation>Es wird gezählt, was sie hat …</translation>
    </message>
    <message>
        <source>Its contents could not be counted.</source>
        <translation>Wie viel das ist, war nicht zu zählen.</translation>
    </message>
    <message>
        <source>The company was not deleted.</source>
        <translation>Die Firma wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>„%1“ wurde gelöscht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Set by the operator: off. %1</source>
        <translation>Vom Betreiber festgelegt: aus. %1</translation>
    </message>
    <message>
        <source>%1 · shown now</source>
        <translation>%1 · gerade angezeigt</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>API access</source>
        <translation>API-Schlüssel der Firma gelten</translation>
    </message>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
</context>
<context>
    <name>CompanyDialog</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Shown to people; you can change it at any time.</source>
        <translation>So, wie Menschen ihn lesen; er lässt sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>Create company</source>
        <translation>Firma erstellen</translation>
    </message>
    <message>
        <source>Northwind Outdoor</source>
        <translation>Northwind Outdoor</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Shops send it with their events as company_key. It is public and cannot be changed later.</source>
        <translation>Shops senden ihn als company_key mit ihren Ereignissen. Er ist öffentlich und nach dem Erstellen nicht mehr zu ändern.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>„%1“ umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Its key “%1” does not change: shops send it with their events.</source>
        <translation>Der Schlüssel „%1“ bleibt: Shops senden ihn mit ihren Ereignissen.</translation>
    </message>
    <message>
        <source>Enter a name for the company.</source>
        <translation>Geben Sie einen Namen für die Firma ein.</translation>
    </message>
    <message>
        <source>Use 2 to 63 lower-case letters, digits and dashes; do not begin with a dash.</source>
        <translation>Ein Schlüssel hat 2 bis 63 Kleinbuchstaben, Ziffern und Bindestriche und beginnt nicht mit einem Bindestrich.</translation>
    </message>
    <message>
        <source>The server’s</source>
        <translation>Die des Servers</translation>
    </message>
    <message>
        <source>United States (us)</source>
        <translation>Vereinigte Staaten (us)</translation>
    </message>
    <message>
        <source>European Union (eu)</source>
        <translation>Europäische Union (eu)</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Where its data is kept. It cannot be changed later.</source>
        <translation>Wo ihre Daten liegen sollen. Steht fest, sobald die Firma angelegt ist.</translation>
    </message>
    <message>
        <source>Grant API access</source>
        <translation>API-Zugriff gewähren</translation>
    </message>
    <message>
        <source>The company’s API keys work. Without this grant, its administrators cannot turn on API access.</source>
        <translation>Die API-Schlüssel der Firma gelten. Ohne diese Erlaubnis können ihre Administratoren den API-Zugriff nicht einschalten.</translation>
    </message>
    <message>
        <source>You can set everything else later: limits, allowed hosts, time zone and currency.</source>
        <translation>Alles Weitere stellen Sie danach ein: Limits, welche Seiten gelesen werden dürfen, Zeitzone und Währung.</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Compared part</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the request (Esc)</source>
        <translation>Zurück zur Anfrage (Esc)</translation>
    </message>
    <message>
        <source>Both, side by side</source>
        <translation>Beide nebeneinander</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>1 line differs</source>
        <translation>1 Zeile weicht ab</translation>
    </message>
    <message>
        <source>%1 lines differ</source>
        <translation>%1 Zeilen weichen ab</translation>
    </message>
    <message>
        <source>The other %1 lines are not shown.</source>
        <translation>Die übrigen %1 Zeilen werden nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>ConflictCard</name>
    <message>
        <source>Use theirs</source>
        <translation>Diese Fassung übernehmen</translation>
    </message>
</context>
<context>
    <name>ContentStack</name>
    <message>
        <source>Loading</source>
        <translation>Lädt</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Try another word, or clear the filter.</source>
        <translation>Versuchen Sie ein anderes Wort oder heben Sie den Filter auf.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer für diese Auswahl</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Keine Treffer für „%1“</translation>
    </message>
</context>
<context>
    <name>ConversationPane</name>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>https://… (optional)</source>
        <translation>https://… (optional)</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Nothing asked yet</source>
        <translation>Noch nichts gefragt</translation>
    </message>
    <message>
        <source>Ask something a shopper would ask.</source>
        <translation>Fragen Sie etwas, das ein Kunde fragen würde.</translation>
    </message>
    <message>
        <source>Ask as a shopper would</source>
        <translation>Fragen Sie wie ein Kunde</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>Senden (Strg+Enter)</translation>
    </message>
    <message>
        <source>The fields contain another question now</source>
        <translation>In den Feldern steht jetzt eine andere Frage</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Earlier conversations</source>
        <translation>Frühere Unterhaltungen</translation>
    </message>
    <message>
        <source>%1, %2, questions: %3</source>
        <translation>%1, %2, Fragen: %3</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
    <message>
        <source>Your visitors asked</source>
        <translation>Ihre Besucher haben gefragt</translation>
    </message>
</context>
<context>
    <name>CopyDetails</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>DailyChart</name>
    <message>
        <source>Amount per day by channel; the same numbers are in the table</source>
        <translation>Betrag pro Tag nach Kanal; dieselben Zahlen stehen in der Tabelle</translation>
    </message>
    <message>
        <source>Total  %1</source>
        <translation>Summe  %1</translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>DatePattern</name>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yy</source>
        <translation>d. MMM yy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd, d. MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <translation>ddd, d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>DayBars</name>
    <message>
        <source>%1 in %2 days</source>
        <translation>%1 in %2 Tagen</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Details schließen</translation>
    </message>
</context>
<context>
    <name>DocumentsPane</name>
    <message>
        <source>Filter by title or path</source>
        <translation>Nach Titel oder Pfad filtern</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>The documents could not be read.</source>
        <translation>Die Dokumente ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Alle Quellen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Quelle hinzufügen …</translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation>Noch keine Dokumente</translation>
    </message>
    <message>
        <source>Documents come from sources such as folders, files or web pages. Each document is split into passages that answers quote.</source>
        <translation>Dokumente kommen aus Quellen: einem Ordner, Dateien, einer Webseite. Jedes wird in Passagen zerlegt, aus denen Antworten zitieren.</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Documents and the passages that answers quote</source>
        <translation>Dokumente und ihre Passagen, aus denen Antworten zitieren</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>%1 documents match</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Passagen</translation>
    </message>
    <message>
        <source>The document could not be opened.</source>
        <translation>Das Dokument konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Remove document…</source>
        <translation>Dokument entfernen …</translation>
    </message>
    <message>
        <source>“%1” was not read again.</source>
        <translation>„%1“ wurde nicht erneut gelesen.</translation>
    </message>
    <message>
        <source>“%1” was read again; its text has changed</source>
        <translation>„%1“ wurde erneut gelesen; der Text hat sich geändert</translation>
    </message>
    <message>
        <source>“%1” was read again; its text is the same</source>
        <translation>„%1“ wurde erneut gelesen; der Text ist derselbe</translation>
    </message>
    <message>
        <source>The page of “%1” no longer exists; the document was removed</source>
        <translation>Die Seite von „%1“ gibt es nicht mehr; das Dokument wurde entfernt</translation>
    </message>
    <message>
        <source>The previous text is kept.</source>
        <translation>Der bisherige Text bleibt.</translation>
    </message>
    <message>
        <source>Answers no longer quote it. To add it again, upload it again.</source>
        <translation>Antworten zitieren es nicht mehr. Um es wieder aufzunehmen, laden Sie es erneut hoch.</translation>
    </message>
    <message>
        <source>Answers no longer quote it. Later readings of its source skip this page.</source>
        <translation>Antworten zitieren es nicht mehr. Spätere Lesungen seiner Quelle lassen diese Seite aus.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Keep document</source>
        <translation>Dokument behalten</translation>
    </message>
    <message>
        <source>Remove document</source>
        <translation>Dokument entfernen</translation>
    </message>
    <message>
        <source>“%1” was not removed.</source>
        <translation>„%1“ wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>“%1” was removed</source>
        <translation>„%1“ wurde entfernt</translation>
    </message>
</context>
<context>
    <name>DraftTexts</name>
    <message>
        <source>up to %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>Part of the path.</source>
        <translation>Steht im Pfad.</translation>
    </message>
</context>
<context>
    <name>EmbeddedServer</name>
    <message>
        <source>Its database files failed. The server log has the details. All confirmed changes are kept.</source>
        <translation>Die Dateien der Datenbank sind ausgefallen. Einzelheiten stehen im Serverprotokoll. Alle bestätigten Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Writing 60 days of fictional traffic</source>
        <translation>60 Tage erfundener Betrieb werden eingetragen</translation>
    </message>
    <message>
        <source>Preparing the database</source>
        <translation>Datenbank wird vorbereitet</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Die Datei %1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>The settings cannot be checked: %1</source>
        <translation>Die Einstellungen lassen sich nicht prüfen: %1</translation>
    </message>
</context>
<context>
    <name>ErrorCatalogue</name>
    <message>
        <source>The bytes are not a well-formed HTTP/1.1 request.</source>
        <translation>Die Bytes sind keine wohlgeformte HTTP/1.1-Anfrage.</translation>
    </message>
    <message>
        <source>Send the request with a standard HTTP client.</source>
        <translation>Senden Sie die Anfrage mit einem üblichen HTTP-Client.</translation>
    </message>
    <message>
        <source>The request did not arrive in time.</source>
        <translation>Die Anfrage kam nicht rechtzeitig an.</translation>
    </message>
    <message>
        <source>Send the whole request without pauses.</source>
        <translation>Senden Sie die ganze Anfrage ohne Pausen.</translation>
    </message>
    <message>
        <source>The body has no length.</source>
        <translation>Der Body hat keine Länge.</translation>
    </message>
    <message>
        <source>Send a Content-Length header.</source>
        <translation>Senden Sie einen Header Content-Length.</translation>
    </message>
    <message>
        <source>The request line is longer than the server accepts.</source>
        <translation>Die Anfragezeile ist länger, als der Server annimmt.</translation>
    </message>
    <message>
        <source>Shorten the URL.</source>
        <translation>Kürzen Sie die URL.</translation>
    </message>
    <message>
        <source>The Expect header asks for something other than 100-continue.</source>
        <translation>Der Header Expect verlangt etwas anderes als 100-continue.</translation>
    </message>
    <message>
        <source>Leave the Expect header out.</source>
        <translation>Lassen Sie den Header Expect weg.</translation>
    </message>
    <message>
        <source>The headers are too many or too long.</source>
        <translation>Die Header sind zu viele oder zu lang.</translation>
    </message>
    <message>
        <source>Send fewer or shorter headers.</source>
        <translation>Senden Sie weniger oder kürzere Header.</translation>
    </message>
    <message>
        <source>The method or the transfer coding is not known here.</source>
        <translation>Die Methode oder die Transfer-Codierung ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Use GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS and no transfer coding but chunked.</source>
        <translation>Benutzen Sie GET, HEAD, POST, PUT, PATCH, DELETE oder OPTIONS und keine Transfer-Codierung außer chunked.</translation>
    </message>
    <message>
        <source>The HTTP version is not 1.0 or 1.1.</source>
        <translation>Die HTTP-Version ist nicht 1.0 oder 1.1.</translation>
    </message>
    <message>
        <source>Use HTTP/1.1.</source>
        <translation>Benutzen Sie HTTP/1.1.</translation>
    </message>
    <message>
        <source>There is nothing at this path, or no such object in it.</source>
        <translation>Unter diesem Pfad gibt es nichts, oder das Gesuchte ist nicht darin.</translation>
    </message>
    <message>
        <source>Check the path and the identifiers in it.</source>
        <translation>Prüfen Sie den Pfad und die Kennungen darin.</translation>
    </message>
    <message>
        <source>The path exists, the method does not work on it.</source>
        <translation>Den Pfad gibt es, doch die Methode passt nicht dazu.</translation>
    </message>
    <message>
        <source>Use a method named in the Allow header.</source>
        <translation>Benutzen Sie eine Methode aus dem Header Allow.</translation>
    </message>
    <message>
        <source>The body is not sent as plain application/json in UTF-8.</source>
        <translation>Der Body wird nicht als einfaches application/json in UTF-8 gesendet.</translation>
    </message>
    <message>
        <source>Send Content-Type: application/json and no Content-Encoding.</source>
        <translation>Senden Sie Content-Type: application/json und kein Content-Encoding.</translation>
    </message>
    <message>
        <source>The body is larger than this endpoint accepts.</source>
        <translation>Der Body ist größer, als dieser Endpunkt annimmt.</translation>
    </message>
    <message>
        <source>Send a smaller body.</source>
        <translation>Senden Sie einen kleineren Body.</translation>
    </message>
    <message>
        <source>The body is not a JSON object in valid UTF-8, is nested deeper than 64, or holds a number out of range.</source>
        <translation>Der Body ist kein JSON-Objekt in richtigem UTF-8, ist tiefer als 64 verschachtelt oder enthält eine zu große Zahl.</translation>
    </message>
    <message>
        <source>Send one JSON object.</source>
        <translation>Senden Sie ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Required fields are absent, null or empty; missing_fields names all of them.</source>
        <translation>Erforderliche Felder fehlen, sind null oder leer; missing_fields nennt alle.</translation>
    </message>
    <message>
        <source>Send the named fields.</source>
        <translation>Senden Sie die genannten Felder.</translation>
    </message>
    <message>
        <source>Fields have a wrong type, format or range; invalid_fields says why for each.</source>
        <translation>Felder haben einen falschen Typ, ein falsches Format oder liegen außerhalb ihres Bereichs; invalid_fields nennt für jedes den Grund.</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>Berichtigen Sie die genannten Felder.</translation>
    </message>
    <message>
        <source>The company or the API key has sent more requests in the last minute than its limit allows.</source>
        <translation>Die Firma oder der API-Schlüssel hat in der letzten Minute mehr Anfragen gesendet, als das Limit zulässt.</translation>
    </message>
    <message>
        <source>Wait as long as Retry-After says.</source>
        <translation>Warten Sie so lange, wie Retry-After sagt.</translation>
    </message>
    <message>
        <source>The server is overloaded, shutting down, or cannot write at the moment.</source>
        <translation>Der Server ist überlastet, wird beendet oder kann im Augenblick nichts schreiben.</translation>
    </message>
    <message>
        <source>Try again after Retry-After seconds.</source>
        <translation>Versuchen Sie es nach Retry-After Sekunden noch einmal.</translation>
    </message>
    <message>
        <source>Something unforeseen happened; the server&apos;s log has the cause under the request id.</source>
        <translation>Etwas Unvorhergesehenes ist geschehen; die Ursache steht im Protokoll des Servers unter der Anfrage-ID.</translation>
    </message>
    <message>
        <source>Report the request id to the operator.</source>
        <translation>Melden Sie dem Betreiber die Anfrage-ID.</translation>
    </message>
    <message>
        <source>The Authorization header is absent or not of the Bearer scheme.</source>
        <translation>Der Header Authorization fehlt oder hat nicht das Schema Bearer.</translation>
    </message>
    <message>
        <source>Send Authorization: Bearer &lt;API_KEY&gt;.</source>
        <translation>Senden Sie Authorization: Bearer &lt;API_KEY&gt;.</translation>
    </message>
    <message>
        <source>The key is not one of this server&apos;s.</source>
        <translation>Der Schlüssel ist keiner dieses Servers.</translation>
    </message>
    <message>
        <source>Check the key, or create one in the console.</source>
        <translation>Prüfen Sie den Schlüssel, oder erstellen Sie einen in der Konsole.</translation>
    </message>
    <message>
        <source>The key was revoked.</source>
        <translation>Der Schlüssel wurde widerrufen.</translation>
    </message>
    <message>
        <source>Use another key.</source>
        <translation>Benutzen Sie einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>The key&apos;s expiry date has passed, or it was rotated and the overlap is over.</source>
        <translation>Der Schlüssel ist abgelaufen, oder er wurde gewechselt und die Übergangszeit ist vorbei.</translation>
    </message>
    <message>
        <source>Use the new key.</source>
        <translation>Benutzen Sie den neuen Schlüssel.</translation>
    </message>
    <message>
        <source>API access is switched off for the company.</source>
        <translation>Der API-Zugriff ist für die Firma ausgeschaltet.</translation>
    </message>
    <message>
        <source>An operator switches it on in the company&apos;s settings.</source>
        <translation>Ein Betreiber schaltet ihn in den Einstellungen der Firma ein.</translation>
    </message>
    <message>
        <source>The key lacks the scope that the endpoint needs.</source>
        <translation>Dem Schlüssel fehlt die Berechtigung, die der Endpunkt braucht.</translation>
    </message>
    <message>
        <source>Use a key with the scope messages:write or faqs:read.</source>
        <translation>Benutzen Sie einen Schlüssel mit der Berechtigung messages:write oder faqs:read.</translation>
    </message>
    <message>
        <source>The client&apos;s address is not on the key&apos;s address list.</source>
        <translation>Die Adresse des Clients steht nicht auf der Adressliste des Schlüssels.</translation>
    </message>
    <message>
        <source>Call from a listed address, or change the list.</source>
        <translation>Rufen Sie von einer Adresse der Liste aus auf, oder ändern Sie die Liste.</translation>
    </message>
    <message>
        <source>The key is revoked, or it has expired, so it cannot be changed or rotated.</source>
        <translation>Der Schlüssel ist widerrufen oder abgelaufen und kann weder geändert noch gewechselt werden.</translation>
    </message>
    <message>
        <source>Create a new key; an expired one can be given a later end first.</source>
        <translation>Erstellen Sie einen neuen Schlüssel; einem abgelaufenen kann erst ein späteres Ende gegeben werden.</translation>
    </message>
    <message>
        <source>The company has no thread with this thread_id.</source>
        <translation>Die Firma hat keine Unterhaltung mit dieser thread_id.</translation>
    </message>
    <message>
        <source>Leave thread_id out to start a new thread.</source>
        <translation>Lassen Sie thread_id weg, um eine neue Unterhaltung zu beginnen.</translation>
    </message>
    <message>
        <source>The company has no FAQ with this faq_id, or it was withdrawn.</source>
        <translation>Die Firma hat keine FAQ mit dieser faq_id, oder sie wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>Fetch the page&apos;s FAQs again.</source>
        <translation>Rufen Sie die FAQs der Seite neu ab.</translation>
    </message>
    <message>
        <source>query_text is not the question of the FAQ with this faq_id.</source>
        <translation>query_text ist nicht die Frage der FAQ mit dieser faq_id.</translation>
    </message>
    <message>
        <source>Send the FAQ&apos;s question as it was served.</source>
        <translation>Senden Sie die Frage der FAQ so, wie sie ausgeliefert wurde.</translation>
    </message>
    <message>
        <source>No company of this region has this company_key.</source>
        <translation>Keine Firma dieser Region hat diesen company_key.</translation>
    </message>
    <message>
        <source>Check company_key and the region&apos;s address.</source>
        <translation>Prüfen Sie company_key und die Adresse der Region.</translation>
    </message>
    <message>
        <source>Neither fingerprint interacted with the chat or the FAQs within the company&apos;s window.</source>
        <translation>Zu keinem der Fingerabdrücke gab es im Fenster der Firma eine Interaktion mit dem Chat oder den FAQs.</translation>
    </message>
    <message>
        <source>Send the fingerprints of the visitor&apos;s session; events of other visitors need not be sent.</source>
        <translation>Senden Sie die Fingerabdrücke der Sitzung des Besuchers; Ereignisse anderer Besucher müssen nicht gesendet werden.</translation>
    </message>
    <message>
        <source>The visitor has no such product in the cart.</source>
        <translation>Der Besucher hat kein solches Produkt im Warenkorb.</translation>
    </message>
    <message>
        <source>Send ITEM_ADDED first.</source>
        <translation>Senden Sie zuerst ITEM_ADDED.</translation>
    </message>
    <message>
        <source>The quantity was never increased, so it cannot be decreased.</source>
        <translation>Die Menge wurde nie erhöht und kann deshalb nicht verringert werden.</translation>
    </message>
    <message>
        <source>Send QUANTITY_INCREASED first, or ITEM_REMOVED.</source>
        <translation>Senden Sie zuerst QUANTITY_INCREASED, oder ITEM_REMOVED.</translation>
    </message>
    <message>
        <source>The company has recorded this order before; first_recorded_at says when.</source>
        <translation>Die Firma hat diese Bestellung schon erfasst; first_recorded_at sagt, wann.</translation>
    </message>
    <message>
        <source>Nothing needs to be done: the order counts once.</source>
        <translation>Nichts ist zu tun: Die Bestellung zählt einmal.</translation>
    </message>
    <message>
        <source>The Idempotency-Key was used with another body within 24 hours, or a request with it and another body is being answered.</source>
        <translation>Der Idempotency-Key wurde innerhalb von 24 Stunden mit einem anderen Body benutzt, oder eine Anfrage mit ihm und einem anderen Body wird gerade beantwortet.</translation>
    </message>
    <message>
        <source>Use a new key for a new request.</source>
        <translation>Benutzen Sie für eine neue Anfrage einen neuen Idempotency-Key.</translation>
    </message>
    <message>
        <source>The Authorization header with a session token is absent.</source>
        <translation>Der Header Authorization mit einem Sitzungs-Token fehlt.</translation>
    </message>
    <message>
        <source>Sign in with POST /admin/v1/sessions and send the token as Bearer.</source>
        <translation>Melden Sie sich mit POST /admin/v1/sessions an, und senden Sie das Token als Bearer.</translation>
    </message>
    <message>
        <source>The session is unknown, was ended, or has expired.</source>
        <translation>Die Sitzung ist unbekannt, beendet oder abgelaufen.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>Melden Sie sich neu an.</translation>
    </message>
    <message>
        <source>E-mail address and password do not belong together.</source>
        <translation>E-Mail-Adresse und Passwort gehören nicht zusammen.</translation>
    </message>
    <message>
        <source>Check both and try again.</source>
        <translation>Prüfen Sie beides, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Sign-in failed too often for this account or address.</source>
        <translation>Die Anmeldung ist für dieses Konto oder diese Adresse zu oft gescheitert.</translation>
    </message>
    <message>
        <source>The signed-in administrator&apos;s role does not permit this.</source>
        <translation>Die Rolle des angemeldeten Administrators erlaubt das nicht.</translation>
    </message>
    <message>
        <source>Ask an administrator with the role that permits it.</source>
        <translation>Fragen Sie einen Administrator, dessen Rolle es erlaubt.</translation>
    </message>
    <message>
        <source>An object with this name exists.</source>
        <translation>Diesen Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The import was cancelled, has ended, or was interrupted.</source>
        <translation>Der Import wurde abgebrochen, ist zu Ende oder wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Start a new import; documents that are there already cost nothing.</source>
        <translation>Starten Sie einen neuen Import; Dokumente, die schon da sind, kosten nichts.</translation>
    </message>
    <message>
        <source>The pre-generation has ended or was cancelled.</source>
        <translation>Die Vorab-Erzeugung ist zu Ende oder wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Start a new one; pages that are fresh cost nothing.</source>
        <translation>Starten Sie eine neue; Seiten, die noch frisch sind, kosten nichts.</translation>
    </message>
    <message>
        <source>No operator would be left who can sign in.</source>
        <translation>Es bliebe kein Betreiber, der sich anmelden kann.</translation>
    </message>
    <message>
        <source>Make or enable another operator first.</source>
        <translation>Legen Sie erst einen anderen Betreiber an, oder schalten Sie einen frei.</translation>
    </message>
    <message>
        <source>The object was changed since it was read.</source>
        <translation>Das Objekt wurde geändert, seit es gelesen wurde.</translation>
    </message>
    <message>
        <source>Read it again and repeat the change.</source>
        <translation>Lesen Sie es neu, und wiederholen Sie die Änderung.</translation>
    </message>
    <message>
        <source>The Host or Origin header is not one of the admin address&apos;s own.</source>
        <translation>Der Header Host oder Origin gehört nicht zur Admin-Adresse.</translation>
    </message>
    <message>
        <source>Open the admin address by the name or address that the server was given.</source>
        <translation>Öffnen Sie die Admin-Adresse unter dem Namen oder der Adresse, die dem Server gegeben wurde.</translation>
    </message>
    <message>
        <source>The company requires its analytics secret, and Answerdesk-Analytics-Secret is absent, wrong, or was rotated and the overlap is over.</source>
        <translation>Die Firma verlangt ihr Analytics-Secret, und Answerdesk-Analytics-Secret fehlt, ist falsch oder wurde gewechselt und die Übergangszeit ist vorbei.</translation>
    </message>
    <message>
        <source>Send the company&apos;s current secret in Answerdesk-Analytics-Secret.</source>
        <translation>Senden Sie das aktuelle Secret der Firma in Answerdesk-Analytics-Secret.</translation>
    </message>
    <message>
        <source>Another run of the feed has not ended.</source>
        <translation>Ein anderer Lauf des Feeds ist noch nicht beendet.</translation>
    </message>
    <message>
        <source>Wait for its end, confirm it, or cancel it.</source>
        <translation>Warten Sie sein Ende ab, bestätigen Sie ihn oder brechen Sie ihn ab.</translation>
    </message>
    <message>
        <source>The run has ended, or is in a state that does not allow this.</source>
        <translation>Der Lauf ist beendet oder in einem Zustand, der das nicht erlaubt.</translation>
    </message>
    <message>
        <source>Start a new run; products that did not change cost nothing.</source>
        <translation>Starten Sie einen neuen Lauf; Produkte, die sich nicht geändert haben, kosten nichts.</translation>
    </message>
    <message>
        <source>The bytes do not continue those that the run has.</source>
        <translation>Die Bytes schließen nicht an die an, die der Lauf schon hat.</translation>
    </message>
    <message>
        <source>Continue at the position that the run&apos;s received states.</source>
        <translation>Machen Sie an der Stelle weiter, die received des Laufs nennt.</translation>
    </message>
</context>
<context>
    <name>ErrorState</name>
    <message>
        <source>Show details</source>
        <translation>Details zeigen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Hide details</source>
        <translation>Details ausblenden</translation>
    </message>
</context>
<context>
    <name>EvaluationCells</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 Frage</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Neu falsch</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Refused, although it should be answered</source>
        <translation>Abgelehnt, obwohl eine Antwort erwartet wird</translation>
    </message>
    <message>
        <source>Answered, although it must be refused</source>
        <translation>Beantwortet, obwohl sie abgelehnt werden muss</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Quotes none of the expected documents</source>
        <translation>Zitiert keines der erwarteten Dokumente</translation>
    </message>
    <message>
        <source>Asked a clarifying question instead of answering</source>
        <translation>Fragt zurück, statt zu antworten</translation>
    </message>
</context>
<context>
    <name>EvaluationPage</name>
    <message>
        <source>Evaluations</source>
        <translation>Prüffragen</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neuer Satz …</translation>
    </message>
    <message>
        <source>Add question…</source>
        <translation>Frage hinzufügen …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run set</source>
        <translation>Satz ausführen</translation>
    </message>
    <message>
        <source>Delete set…</source>
        <translation>Satz löschen …</translation>
    </message>
    <message>
        <source>Which results</source>
        <translation>Welche Ergebnisse</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>No question sets yet</source>
        <translation>Noch keine Fragensätze</translation>
    </message>
    <message>
        <source>A set contains questions and the required content of their answers. Run it to see which questions a change to your documents fixes or breaks.</source>
        <translation>Ein Satz enthält Fragen und was ihre Antworten enthalten müssen. Ein Lauf zeigt, was eine Änderung Ihrer Dokumente verbessert oder verschlechtert.</translation>
    </message>
    <message>
        <source>The question sets could not be read.</source>
        <translation>Die Fragensätze konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The runs could not be read.</source>
        <translation>Die Läufe konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Questions with expected answers, and their results</source>
        <translation>Fragen mit erwarteten Antworten und ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Question sets</source>
        <translation>Fragensätze</translation>
    </message>
    <message>
        <source>New question set</source>
        <translation>Neuer Fragensatz</translation>
    </message>
    <message>
        <source>Returns and refunds</source>
        <translation>Rückgabe und Erstattung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Satz anlegen</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>The set was not created.</source>
        <translation>Der Satz wurde nicht angelegt.</translation>
    </message>
    <message>
        <source>The question was not added.</source>
        <translation>Die Frage wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The question was added</source>
        <translation>Die Frage wurde hinzugefügt</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Its questions and the results of its runs are deleted. This cannot be undone.</source>
        <translation>Seine Fragen und die Ergebnisse seiner Läufe werden gelöscht. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Keep set</source>
        <translation>Satz behalten</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Satz löschen</translation>
    </message>
    <message>
        <source>The set was not deleted.</source>
        <translation>Der Satz wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>A run asks all questions of the set. Nothing else is recorded.</source>
        <translation>Ein Lauf stellt alle Fragen des Satzes. Sonst wird nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The results could not be read.</source>
        <translation>Die Ergebnisse konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The set was not run.</source>
        <translation>Der Satz wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>No other run</source>
        <translation>Kein anderer Lauf</translation>
    </message>
</context>
<context>
    <name>ExchangeInspector</name>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>Antwort-Header</translation>
    </message>
    <message>
        <source>Request as sent</source>
        <translation>Anfrage wie gesendet</translation>
    </message>
    <message>
        <source>With the test key, which expires within a day (Ctrl+Shift+C)</source>
        <translation>Mit dem Testschlüssel, der binnen eines Tages endet (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Parts of the exchange</source>
        <translation>Teile des Austauschs</translation>
    </message>
    <message>
        <source>Sources (%1)</source>
        <translation>Quellen (%1)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy in another language</source>
        <translation>In anderer Sprache kopieren</translation>
    </message>
    <message>
        <source>Answer as received</source>
        <translation>Antwort wie empfangen</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>curl</source>
        <translation>curl</translation>
    </message>
    <message>
        <source>Python (requests)</source>
        <translation>Python (requests)</translation>
    </message>
    <message>
        <source>JavaScript (fetch)</source>
        <translation>JavaScript (fetch)</translation>
    </message>
    <message>
        <source>C++ (Qt)</source>
        <translation>C++ (Qt)</translation>
    </message>
    <message>
        <source>Add to scenario (Ctrl+S)</source>
        <translation>In Szenario übernehmen (Strg+S)</translation>
    </message>
    <message>
        <source>Save response</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Response saved: %1</source>
        <translation>Antwort gespeichert: %1</translation>
    </message>
    <message>
        <source>The response was not saved.</source>
        <translation>Die Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>With a placeholder in place of the key (Ctrl+Shift+C)</source>
        <translation>Mit einem Platzhalter anstelle des Schlüssels (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>Noch nichts gesendet</translation>
    </message>
    <message>
        <source>The request and its response appear here, with headers, timings and sources.
Ctrl+Enter sends · Ctrl+Shift+C copies as curl · Ctrl+S adds to a scenario</source>
        <translation>Hier erscheinen Anfrage und Antwort mit Kopfzeilen, Zeiten und Quellen.
Strg+Enter sendet · Strg+Umschalt+C kopiert als curl · Strg+S fügt einem Szenario hinzu</translation>
    </message>
</context>
<context>
    <name>ExchangeRunner</name>
    <message>
        <source>The body is %1.</source>
        <translation>Inhalt der Antwort: %1.</translation>
    </message>
    <message>
        <source>You stopped the request before an answer arrived.</source>
        <translation>Sie haben gestoppt, bevor eine Antwort kam.</translation>
    </message>
    <message>
        <source>The session ended before an answer arrived.</source>
        <translation>Die Sitzung endete, bevor eine Antwort kam.</translation>
    </message>
</context>
<context>
    <name>ExchangeTexts</name>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Creating a test key…</source>
        <translation>Testschlüssel entsteht …</translation>
    </message>
</context>
<context>
    <name>ExportStrip</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Cancel export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Writing %1: %2</source>
        <translation>%1 entsteht: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The export was cancelled; no file was written.</source>
        <translation>Der Export wurde abgebrochen; es gibt keine Datei.</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 wurde nicht geschrieben. %2</translation>
    </message>
</context>
<context>
    <name>FaqCard</name>
    <message>
        <source>Drag to another place (Alt+Up, Alt+Down)</source>
        <translation>An eine andere Stelle ziehen (Alt+↑, Alt+↓)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Not shown to shoppers: the page no longer says this.</source>
        <translation>Kunden erhalten sie nicht: Die Seite sagt das nicht mehr.</translation>
    </message>
    <message>
        <source>Page changed</source>
        <translation>Seite geändert</translation>
    </message>
    <message>
        <source>The page now answers this differently.</source>
        <translation>Die Seite beantwortet das inzwischen anders.</translation>
    </message>
    <message>
        <source>Waiting for approval</source>
        <translation>Wartet auf Freigabe</translation>
    </message>
    <message>
        <source>Not shown to shoppers until it is approved.</source>
        <translation>Kunden erhalten sie erst, wenn jemand sie freigibt.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Not shown to shoppers.</source>
        <translation>Kunden erhalten sie nicht.</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Shown before unpinned questions.</source>
        <translation>Sie kommt vor denen, die nicht angeheftet sind.</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Written from the page, then changed by an administrator.</source>
        <translation>Aus der Seite geschrieben, dann von einem Administrator geändert.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Added by an administrator.</source>
        <translation>Von einem Administrator hinzugefügt.</translation>
    </message>
    <message>
        <source>The page now says: %1</source>
        <translation>Die Seite sagt jetzt: %1</translation>
    </message>
    <message>
        <source>The page no longer answers this question.</source>
        <translation>Die Seite beantwortet diese Frage nicht mehr.</translation>
    </message>
    <message>
        <source>Changed by %1, %2</source>
        <translation>Geändert von %1, %2</translation>
    </message>
</context>
<context>
    <name>FaqDetails</name>
    <message>
        <source>Open the page in the browser</source>
        <translation>Seite im Browser öffnen</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Not requested</source>
        <translation>Nicht angefragt</translation>
    </message>
    <message>
        <source>no shopper has seen this page in %1 yet</source>
        <translation>noch kein Kunde hat diese Seite in %1 gesehen</translation>
    </message>
    <message>
        <source>generated: %1</source>
        <translation>erzeugt: %1</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 Frage</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>Cached until %1</source>
        <translation>Bleibt bis %1</translation>
    </message>
    <message>
        <source>The last attempt, %1, failed: %2 These questions are from %3.</source>
        <translation>Der letzte Versuch (%1) scheiterte: %2 Diese Fragen sind vom %3.</translation>
    </message>
    <message>
        <source>The last attempt, %1, failed: %2</source>
        <translation>Der letzte Versuch (%1) scheiterte: %2</translation>
    </message>
    <message>
        <source>New questions are being generated; until then, shoppers see those below.</source>
        <translation>Neue Fragen werden geschrieben; bis dahin sehen Kunden die folgenden.</translation>
    </message>
    <message>
        <source>1 question is waiting for approval. Shoppers do not see it yet.</source>
        <translation>1 Frage wartet auf Freigabe. Kunden erhalten sie noch nicht.</translation>
    </message>
    <message>
        <source>%1 questions are waiting for approval. Shoppers do not see them yet.</source>
        <translation>%1 Fragen warten auf Freigabe. Kunden erhalten sie noch nicht.</translation>
    </message>
    <message>
        <source>No questions in %1 yet</source>
        <translation>Noch keine Fragen in %1</translation>
    </message>
    <message>
        <source>They are generated when your shop first requests this page in that locale.</source>
        <translation>Sie werden erzeugt, sobald Ihr Shop diese Seite in dieser Sprachversion zum ersten Mal anfragt.</translation>
    </message>
    <message>
        <source>The questions are being generated</source>
        <translation>Die Fragen werden geschrieben</translation>
    </message>
    <message>
        <source>They appear here as soon as they are ready.</source>
        <translation>Sie erscheinen hier, sobald sie da sind.</translation>
    </message>
    <message>
        <source>No questions</source>
        <translation>Keine Fragen</translation>
    </message>
    <message>
        <source>This page has no questions</source>
        <translation>Diese Seite hat keine Fragen</translation>
    </message>
    <message>
        <source>Add a custom question, or read the page again.</source>
        <translation>Fügen Sie eine eigene hinzu oder lassen Sie die Seite neu lesen.</translation>
    </message>
    <message>
        <source>Preview in %1…</source>
        <translation>Vorschau in %1 …</translation>
    </message>
    <message>
        <source>This is a product…</source>
        <translation>Das ist ein Produkt …</translation>
    </message>
    <message>
        <source>Add a rule for this page and similar ones</source>
        <translation>Eine Regel für diese und ähnliche Seiten</translation>
    </message>
</context>
<context>
    <name>FaqDialog</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>As shoppers would ask it.</source>
        <translation>So, wie Kunden sie stellen.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Shown word for word, starting with the next shopper.</source>
        <translation>Sie wird Wort für Wort gegeben, ab dem nächsten Kunden.</translation>
    </message>
    <message>
        <source>Add a question to “%1”</source>
        <translation>Frage zu „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Does it fit into a carry-on?</source>
        <translation>Passt das ins Handgepäck?</translation>
    </message>
    <message>
        <source>Pin: show it before unpinned questions</source>
        <translation>Anheften: Sie kommt vor denen, die nicht angeheftet sind</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Edit question and answer</source>
        <translation>Frage und Antwort bearbeiten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The page says: %1</source>
        <translation>Die Seite sagt: %1</translation>
    </message>
    <message>
        <source>Enter the question.</source>
        <translation>Geben Sie die Frage ein.</translation>
    </message>
    <message>
        <source>Enter the answer for shoppers.</source>
        <translation>Geben Sie die Antwort für Ihre Kunden ein.</translation>
    </message>
    <message>
        <source>The answer has %1 characters; the limit is 4,000.</source>
        <translation>Die Antwort hat %1 Zeichen; 4.000 passen.</translation>
    </message>
    <message>
        <source>The page already has this question. Edit that one instead.</source>
        <translation>Die Seite hat diese Frage schon. Bearbeiten Sie stattdessen diese.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>This question was changed in the meantime. Current text:</source>
        <translation>Diese Frage hat sich inzwischen geändert. Sie lautet jetzt:</translation>
    </message>
    <message>
        <source>%1 changed this question in the meantime (%2). Current text:</source>
        <translation>%1 hat diese Frage inzwischen geändert (%2). Sie lautet jetzt:</translation>
    </message>
    <message>
        <source>Save mine anyway</source>
        <translation>Meine trotzdem speichern</translation>
    </message>
</context>
<context>
    <name>FaqEditor</name>
    <message>
        <source>Add question…</source>
        <translation>Frage hinzufügen …</translation>
    </message>
    <message>
        <source>Approve all</source>
        <translation>Alle freigeben</translation>
    </message>
    <message>
        <source>The order was not changed.</source>
        <translation>Die Reihenfolge wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Nothing was approved.</source>
        <translation>Nichts wurde freigegeben.</translation>
    </message>
    <message>
        <source>Pinned questions stay before the others.</source>
        <translation>Angeheftete Fragen bleiben vor den anderen.</translation>
    </message>
    <message>
        <source>This page has not been requested in this locale yet.</source>
        <translation>Diese Seite wurde in dieser Sprachversion noch nicht angefragt.</translation>
    </message>
    <message>
        <source>The question was not unpinned.</source>
        <translation>Die Frage ist noch angeheftet.</translation>
    </message>
    <message>
        <source>The question was not pinned.</source>
        <translation>Die Frage wurde nicht angeheftet.</translation>
    </message>
    <message>
        <source>The question is still marked for review.</source>
        <translation>Der Text ist noch zu prüfen.</translation>
    </message>
    <message>
        <source>The question was not hidden.</source>
        <translation>Die Frage wurde nicht ausgeblendet.</translation>
    </message>
    <message>
        <source>The question is still hidden.</source>
        <translation>Die Frage ist noch ausgeblendet.</translation>
    </message>
    <message>
        <source>“%1” is hidden from shoppers</source>
        <translation>„%1“ ist für Kunden ausgeblendet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The question was not reset.</source>
        <translation>Die Frage wurde nicht zurückgesetzt.</translation>
    </message>
    <message>
        <source>“%1” was reset to the page’s text</source>
        <translation>„%1“ hat wieder den Text der Seite</translation>
    </message>
    <message>
        <source>Your text was not restored.</source>
        <translation>Ihr Text wurde nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Shoppers no longer see it, and regenerating the page does not restore it. Hiding it has the same effect and can be undone.</source>
        <translation>Kunden erhalten die Frage nicht mehr, und auch neues Erzeugen der Seite bringt sie nicht zurück. Ausblenden wirkt genauso und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep question</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete question</source>
        <translation>Frage löschen</translation>
    </message>
    <message>
        <source>The question was not deleted.</source>
        <translation>Die Frage wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>„%1“ wurde gelöscht</translation>
    </message>
    <message>
        <source>The question was not restored.</source>
        <translation>Die Frage wurde nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>The question could not be read.</source>
        <translation>Die Frage ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>The question was not changed.</source>
        <translation>Die Frage wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The question was not added.</source>
        <translation>Die Frage wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Your changes were not saved</source>
        <translation>Ihre Änderungen wurden nicht gespeichert</translation>
    </message>
    <message>
        <source>Your question was not added</source>
        <translation>Ihre Frage wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Another administrator changed the page’s questions in the meantime.</source>
        <translation>Jemand anders hat die Fragen der Seite inzwischen geändert.</translation>
    </message>
    <message>
        <source>Review the current questions and try again.</source>
        <translation>Sehen Sie sich den jetzigen Stand an und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>FaqExport</name>
    <message>
        <source>The server was closed.</source>
        <translation>Der Server wurde geschlossen.</translation>
    </message>
</context>
<context>
    <name>FaqFlow</name>
    <message>
        <source>The answer is not a product-faqs response.</source>
        <translation>Die Antwort ist keine von product-faqs.</translation>
    </message>
</context>
<context>
    <name>FaqImport</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Sie lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Sie ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as “CSV UTF-8” in your spreadsheet.</source>
        <translation>Sie ist nicht in UTF-8. Speichern Sie sie in Ihrer Tabellenkalkulation als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>The file has no usable rows.</source>
        <translation>Sie hat keine Zeilen, die sich senden ließen.</translation>
    </message>
</context>
<context>
    <name>FaqImportDialog</name>
    <message>
        <source>Import FAQs from “%1”</source>
        <translation>FAQs aus „%1“ importieren</translation>
    </message>
    <message>
        <source>Import 1 row</source>
        <translation>1 Zeile importieren</translation>
    </message>
    <message>
        <source>Import %1 rows</source>
        <translation>%1 Zeilen importieren</translation>
    </message>
    <message>
        <source>Existing questions get the answer from the file; other questions are added as custom questions. Pages that have not been requested yet are created. Nothing is deleted.</source>
        <translation>Eine Frage, die ihre Seite schon hat, erhält die Antwort aus der Datei; jede andere wird als eigene Frage hinzugefügt. Eine Seite, die noch niemand angefragt hat, wird angelegt. Nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>1 row was imported, the others were not.</source>
        <translation>1 Zeile ist importiert, die anderen sind es nicht.</translation>
    </message>
    <message>
        <source>%1 rows were imported, the others were not.</source>
        <translation>%1 Zeilen sind importiert, die anderen sind es nicht.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>1 question added</source>
        <translation>1 Frage hinzugefügt</translation>
    </message>
    <message>
        <source>%1 questions added</source>
        <translation>%1 Fragen hinzugefügt</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1 geändert</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>1 unchanged</source>
        <translation>1 unverändert</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>1 refused</source>
        <translation>1 abgelehnt</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgelehnt</translation>
    </message>
    <message>
        <source>1 row was not imported</source>
        <translation>1 Zeile wurde nicht übernommen</translation>
    </message>
    <message>
        <source>%1 rows were not imported</source>
        <translation>%1 Zeilen wurden nicht übernommen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>FaqList</name>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
</context>
<context>
    <name>FaqPageCells</name>
    <message>
        <source>Generating</source>
        <translation>Wird erzeugt</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>to approve</source>
        <translation>freizugeben</translation>
    </message>
    <message>
        <source>%1 to approve</source>
        <translation>%1 freizugeben</translation>
    </message>
    <message>
        <source>%1 to review</source>
        <translation>%1 zu prüfen</translation>
    </message>
    <message>
        <source>last attempt failed</source>
        <translation>letzter Versuch gescheitert</translation>
    </message>
    <message>
        <source>due for renewal</source>
        <translation>zu erneuern</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>no product</source>
        <translation>kein Produkt</translation>
    </message>
    <message>
        <source>no content</source>
        <translation>kein Inhalt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>other language</source>
        <translation>andere Sprache</translation>
    </message>
    <message>
        <source>Cached until %1</source>
        <translation>Bleibt bis %1</translation>
    </message>
</context>
<context>
    <name>FaqPagesPane</name>
    <message>
        <source>Filter by name or address</source>
        <translation>Nach Name oder Adresse filtern</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Pages with product FAQs</source>
        <translation>Seiten mit Produkt-FAQs</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Noch keine Seiten</translation>
    </message>
    <message>
        <source>FAQs are generated when your shop first requests a page, or now from your sitemap. They are cached for 24 hours and then regenerated.</source>
        <translation>FAQs entstehen, wenn Ihr Shop eine Seite zum ersten Mal anfragt, oder jetzt aus Ihrer Sitemap. Sie werden 24 Stunden aufbewahrt, dann neu erzeugt.</translation>
    </message>
    <message>
        <source>All locales</source>
        <translation>Alle Sprachversionen</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Status</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Wird erzeugt</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Waiting for approval</source>
        <translation>Wartet auf Freigabe</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Pages with edited questions to review because the page changed</source>
        <translation>Seiten mit bearbeiteten Fragen, die jemand ansehen sollte, weil sich die Seite geändert hat</translation>
    </message>
    <message>
        <source>Show 1 more page</source>
        <translation>1 weitere Seite zeigen</translation>
    </message>
    <message>
        <source>Show %1 more pages</source>
        <translation>%1 weitere Seiten zeigen</translation>
    </message>
    <message>
        <source>1 page matches</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 pages match</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Questions that shoppers ask about a product, answered from its page</source>
        <translation>Fragen, die Kunden zu einem Produkt stellen, beantwortet aus dessen Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 ready</source>
        <translation>%1 bereit</translation>
    </message>
    <message>
        <source>%1 generating</source>
        <translation>%1 in Arbeit</translation>
    </message>
    <message>
        <source>%1 not available</source>
        <translation>%1 nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>FaqPane</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask now</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Get FAQs</source>
        <translation>FAQs abrufen</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>https://… of a product page</source>
        <translation>https://… einer Produktseite</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Produktseite</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>FAQ flow</source>
        <translation>FAQ-Ablauf</translation>
    </message>
    <message>
        <source>No FAQs requested yet</source>
        <translation>Noch keine FAQs abgerufen</translation>
    </message>
    <message>
        <source>Enter the address of a product page. The bench requests its FAQs as a shop&apos;s backend would, waits for Retry-After, and shows the questions.</source>
        <translation>Geben Sie die Adresse einer Produktseite ein. Der Prüfstand fragt an wie das Backend eines Shops, wartet, solange die Antworten es verlangen, und zeigt die Fragen.</translation>
    </message>
    <message>
        <source>Ask now, without waiting</source>
        <translation>Nachfragen, bevor die Zeit um ist</translation>
    </message>
    <message>
        <source>Requested the page&apos;s FAQs</source>
        <translation>FAQs der Seite angefragt</translation>
    </message>
    <message>
        <source>Requested again</source>
        <translation>Erneut angefragt</translation>
    </message>
    <message>
        <source>Waiting for Retry-After</source>
        <translation>Wartet nach Retry-After</translation>
    </message>
    <message>
        <source>Wait skipped</source>
        <translation>Nicht bis zum Ende gewartet</translation>
    </message>
    <message>
        <source>Waited for Retry-After</source>
        <translation>Nach Retry-After gewartet</translation>
    </message>
    <message>
        <source>%1 of %2 s left</source>
        <translation>noch %1 von %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Frage läuft …</translation>
    </message>
    <message>
        <source>Asks again in %1 s</source>
        <translation>Neue Anfrage in %1 s</translation>
    </message>
    <message>
        <source>Ready: 1 question</source>
        <translation>Bereit: 1 Frage</translation>
    </message>
    <message>
        <source>Ready: %1 questions</source>
        <translation>Bereit: %1 Fragen</translation>
    </message>
    <message>
        <source>Not available (%1): %2</source>
        <translation>Nicht verfügbar (%1): %2</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Refused; see the last step</source>
        <translation>Abgelehnt; der letzte Schritt sagt, warum</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Request the page&apos;s FAQs (Ctrl+Enter)</source>
        <translation>FAQs der Seite abrufen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
</context>
<context>
    <name>FaqQuestion</name>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Press Enter to request its cached answer</source>
        <translation>Enter ruft die zwischengespeicherte Antwort ab</translation>
    </message>
    <message>
        <source>Request its cached answer</source>
        <translation>Zwischengespeicherte Antwort abrufen</translation>
    </message>
    <message>
        <source>FAQ %1</source>
        <translation>FAQ %1</translation>
    </message>
</context>
<context>
    <name>FaqsPage</name>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu erzeugen</translation>
    </message>
    <message>
        <source>Export FAQs of all pages…</source>
        <translation>FAQs aller Seiten exportieren …</translation>
    </message>
    <message>
        <source>Export FAQs of this page…</source>
        <translation>FAQs dieser Seite exportieren …</translation>
    </message>
    <message>
        <source>Import FAQs…</source>
        <translation>FAQs importieren …</translation>
    </message>
    <message>
        <source>Generate from sitemap…</source>
        <translation>Aus Sitemap erzeugen …</translation>
    </message>
    <message>
        <source>Inspect an address…</source>
        <translation>Adresse untersuchen …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>The generation was not changed.</source>
        <translation>Die Erzeugung läuft weiter wie bisher.</translation>
    </message>
    <message>
        <source>The pages could not be read.</source>
        <translation>Die Seiten ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The page’s FAQs were not regenerated.</source>
        <translation>Die FAQs der Seite werden nicht neu erzeugt.</translation>
    </message>
    <message>
        <source>The page’s questions could not be read.</source>
        <translation>Die Fragen der Seite ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>It is already being generated.</source>
        <translation>Die FAQs werden schon erzeugt.</translation>
    </message>
    <message>
        <source>This page has not been requested in this locale yet.</source>
        <translation>Diese Seite wurde in dieser Sprachversion noch nicht angefragt.</translation>
    </message>
    <message>
        <source>The page is being read again; its new FAQs appear here</source>
        <translation>Die Seite wird neu gelesen; was sie jetzt beantwortet, erscheint hier</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets and for an import (*.csv)</source>
        <translation>CSV, für Tabellen und für einen Import (*.csv)</translation>
    </message>
    <message>
        <source>JSON, with everything (*.json)</source>
        <translation>JSON, mit allem (*.json)</translation>
    </message>
    <message>
        <source>JSON-LD as served to shoppers, for the page’s script element (*.jsonld)</source>
        <translation>JSON-LD, was Kunden erhalten, für das Script-Element der Seite (*.jsonld)</translation>
    </message>
    <message>
        <source>Export FAQs of this page</source>
        <translation>FAQs dieser Seite exportieren</translation>
    </message>
    <message>
        <source>Export FAQs of all pages</source>
        <translation>FAQs aller Seiten exportieren</translation>
    </message>
    <message>
        <source>Import FAQs</source>
        <translation>FAQs importieren</translation>
    </message>
    <message>
        <source>CSV and JSON (*.csv *.tsv *.txt *.json)</source>
        <translation>CSV und JSON (*.csv *.tsv *.txt *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” was not imported.</source>
        <translation>„%1“ wurde nicht importiert.</translation>
    </message>
    <message>
        <source>The import was stopped: %1</source>
        <translation>Der Import wurde abgebrochen: %1</translation>
    </message>
    <message>
        <source>The pages were not generated.</source>
        <translation>Für die Seiten werden keine FAQs erzeugt.</translation>
    </message>
    <message>
        <source>The FAQs were not generated.</source>
        <translation>Die FAQs werden nicht erzeugt.</translation>
    </message>
    <message>
        <source>Export the list of pages…</source>
        <translation>Liste der Seiten exportieren …</translation>
    </message>
    <message>
        <source>Regenerate %1 pages</source>
        <translation>%1 Seiten neu erzeugen</translation>
    </message>
    <message>
        <source>They are already being generated.</source>
        <translation>Die FAQs werden schon erzeugt.</translation>
    </message>
    <message>
        <source>Regenerating: %1 of %2</source>
        <translation>Wird neu erzeugt: %1 von %2</translation>
    </message>
    <message>
        <source>1 page is being read again; its new FAQs appear here</source>
        <translation>1 Seite wird neu gelesen; was sie jetzt beantwortet, erscheint hier</translation>
    </message>
    <message>
        <source>%1 pages are being read again; their new FAQs appear here</source>
        <translation>%1 Seiten werden neu gelesen; was sie jetzt beantworten, erscheint hier</translation>
    </message>
    <message>
        <source>1 page was not regenerated.</source>
        <translation>1 Seite wird nicht neu erzeugt.</translation>
    </message>
    <message>
        <source>%1 pages were not regenerated.</source>
        <translation>%1 Seiten werden nicht neu erzeugt.</translation>
    </message>
    <message>
        <source>Another export is in progress.</source>
        <translation>Ein anderer Export läuft.</translation>
    </message>
    <message>
        <source>This is a product…</source>
        <translation>Das ist ein Produkt …</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Product feeds</source>
        <translation>Produktfeeds</translation>
    </message>
    <message>
        <source>Page rules</source>
        <translation>Seitenregeln</translation>
    </message>
    <message>
        <source>Parts of the product FAQs</source>
        <translation>Teile der Produkt-FAQs</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Product feeds (%1)</source>
        <translation>Produktfeeds (%1)</translation>
    </message>
    <message>
        <source>A file is being uploaded to “%1”; it can be continued later.</source>
        <translation>Eine Datei wird in „%1“ hochgeladen; das kann später fortgesetzt werden.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Missing: %1</source>
        <translation>Fehlt: %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP-Status</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Server: %1</translation>
    </message>
</context>
<context>
    <name>FeedCells</name>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>Hochgeladene Dateien</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>with a file</source>
        <translation>bei Upload</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>auf Abruf</translation>
    </message>
    <message>
        <source>Reduced from %1</source>
        <translation>Reduziert von %1</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>GTIN</source>
        <translation>GTIN</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>The row is skipped.</source>
        <translation>Der Satz wird ausgelassen.</translation>
    </message>
    <message>
        <source>The row is used without this value.</source>
        <translation>Der Satz wird ohne diesen Wert verwendet.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>FeedDetails</name>
    <message>
        <source>Feed details</source>
        <translation>Angaben zum Feed</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Uploaded files</source>
        <translation>Hochgeladene Dateien</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>%1, detected</source>
        <translation>%1, erkannt</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>Automatisch erkannt</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Shop address</source>
        <translation>Adresse des Shops</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Started by</source>
        <translation>Gestartet von</translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
</context>
<context>
    <name>FeedDialog</name>
    <message>
        <source>Edit feed</source>
        <translation>Feed bearbeiten</translation>
    </message>
    <message>
        <source>Add a product feed</source>
        <translation>Produktfeed hinzufügen</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Show preview</source>
        <translation>Vorschau zeigen</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Add feed</source>
        <translation>Feed hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>Zugelassene Hosts</translation>
    </message>
    <message>
        <source>Choose the file of the feed</source>
        <translation>Datei des Feeds wählen</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>Automatisch erkannt</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Shop address (optional)</source>
        <translation>Adresse des Shops (freiwillig)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Choose a file to see how it is read. It is not uploaded.</source>
        <translation>Wählen Sie eine Datei, um zu sehen, wie sie gelesen wird. Sie wird nicht hochgeladen.</translation>
    </message>
    <message>
        <source>Choose a file to see its first products.</source>
        <translation>Wählen Sie eine Datei, um ihre ersten Produkte zu sehen.</translation>
    </message>
    <message>
        <source>“Show preview” reads the first products at this address.</source>
        <translation>„Vorschau zeigen“ liest die ersten Produkte an dieser Adresse.</translation>
    </message>
    <message>
        <source>Product feeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)</source>
        <translation>Produktfeeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Enter the address of the feed.</source>
        <translation>Geben Sie die Adresse des Feeds ein.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like https://shop.example/feeds/products.xml.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie eine wie https://shop.example/feeds/products.xml.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like https://shop.example.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie eine wie https://shop.example.</translation>
    </message>
    <message>
        <source>There is no preview.</source>
        <translation>Es gibt keine Vorschau.</translation>
    </message>
    <message>
        <source>Enter a name for the feed.</source>
        <translation>Geben Sie einen Namen für den Feed ein.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Answers name it as their source.</source>
        <translation>Antworten nennen ihn als Quelle.</translation>
    </message>
    <message>
        <source>How often the feed is fetched.</source>
        <translation>Wie oft der Feed abgerufen wird.</translation>
    </message>
    <message>
        <source>On one of the company’s allowed hosts.</source>
        <translation>Auf einem der zugelassenen Hosts der Firma.</translation>
    </message>
    <message>
        <source>XML, CSV, TSV or JSON. You can also drop it here.</source>
        <translation>XML, CSV, TSV oder JSON. Sie können sie auch hier ablegen.</translation>
    </message>
    <message>
        <source>For prices without a currency.</source>
        <translation>Falls sie fehlt.</translation>
    </message>
    <message>
        <source>Completes relative addresses; Shopify feeds need it.</source>
        <translation>Ergänzt relative Adressen; Feeds von Shopify brauchen sie.</translation>
    </message>
    <message>
        <source>Usually detected from the content.</source>
        <translation>Meist am Inhalt zu erkennen.</translation>
    </message>
    <message>
        <source>There is no preview of this file.</source>
        <translation>Von dieser Datei gibt es keine Vorschau.</translation>
    </message>
    <message>
        <source>Use a code like EUR.</source>
        <translation>Etwa EUR.</translation>
    </message>
</context>
<context>
    <name>FeedPreviewView</name>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Bedeutung der Spalte %1</translation>
    </message>
    <message>
        <source>The first rows are being read</source>
        <translation>Die ersten Sätze werden gelesen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>First products</source>
        <translation>Erste Produkte</translation>
    </message>
    <message>
        <source>Problems in the first rows</source>
        <translation>Probleme in den ersten Sätzen</translation>
    </message>
    <message>
        <source>the first product</source>
        <translation>das erste Produkt</translation>
    </message>
    <message>
        <source>the first %1 products</source>
        <translation>die ersten %1 Produkte</translation>
    </message>
    <message>
        <source>No problems in these rows</source>
        <translation>Keine Probleme in diesen Sätzen</translation>
    </message>
    <message>
        <source>1 problem in these rows</source>
        <translation>1 Problem in diesen Sätzen</translation>
    </message>
    <message>
        <source>%1 problems in these rows</source>
        <translation>%1 Probleme in diesen Sätzen</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
</context>
<context>
    <name>FeedProductsDialog</name>
    <message>
        <source>Products of “%1”</source>
        <translation>Produkte von „%1“</translation>
    </message>
    <message>
        <source>Product number, GTIN or page address, or its first characters</source>
        <translation>Produktnummer, GTIN oder Seitenadresse, auch nur deren Anfang</translation>
    </message>
    <message>
        <source>Products of the feed</source>
        <translation>Produkte des Feeds</translation>
    </message>
    <message>
        <source>No products</source>
        <translation>Keine Produkte</translation>
    </message>
    <message>
        <source>They appear here after the first run.</source>
        <translation>Sie erscheinen hier nach dem ersten Lauf.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The products could not be read.</source>
        <translation>Die Produkte konnten nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>FeedReportDialog</name>
    <message>
        <source>Problems in “%1”</source>
        <translation>Probleme in „%1“</translation>
    </message>
    <message>
        <source>%1 of %2 rows were skipped.</source>
        <translation>%1 von %2 Sätzen wurden ausgelassen.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 problems.</source>
        <translation>Das sind die ersten %1 von %2 Problemen.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Problems by reason</source>
        <translation>Probleme nach Grund</translation>
    </message>
    <message>
        <source>The first problems</source>
        <translation>Die ersten Probleme</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>FeedStrip</name>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>No file was uploaded yet.</source>
        <translation>Es wurde noch keine Datei hochgeladen.</translation>
    </message>
    <message>
        <source>The feed was not fetched yet.</source>
        <translation>Der Feed wurde noch nicht abgerufen.</translation>
    </message>
    <message>
        <source>The upload stopped: %1</source>
        <translation>Das Hochladen ist stehen geblieben: %1</translation>
    </message>
    <message>
        <source>Waiting for the server; the upload continues at %1</source>
        <translation>Der Server antwortet nicht; das Hochladen geht weiter bei %1</translation>
    </message>
    <message>
        <source>Uploading: %1</source>
        <translation>Wird hochgeladen: %1</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Satz</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Sätze</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>%1 replaced by later rows</source>
        <translation>%1 durch spätere Sätze ersetzt</translation>
    </message>
    <message>
        <source>Receiving: %1</source>
        <translation>Wird empfangen: %1</translation>
    </message>
    <message>
        <source>Checking every row, nothing is stored yet: %1</source>
        <translation>Jeder Satz wird geprüft, gespeichert ist noch nichts: %1</translation>
    </message>
    <message>
        <source>Storing products: %1 of %2</source>
        <translation>Produkte werden gespeichert: %1 von %2</translation>
    </message>
    <message>
        <source>The run is held: %1</source>
        <translation>Der Lauf ist angehalten: %1</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Der Lauf ist gescheitert.</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>Der Lauf ist gescheitert: %1</translation>
    </message>
    <message>
        <source>The run was cancelled: %1</source>
        <translation>Der Lauf wurde abgebrochen: %1</translation>
    </message>
</context>
<context>
    <name>FeedUpload</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file has more than 2 GB.</source>
        <translation>Die Datei hat mehr als 2 GB.</translation>
    </message>
    <message>
        <source>The file was changed while it was uploaded.</source>
        <translation>Die Datei wurde geändert, während sie hochgeladen wurde.</translation>
    </message>
    <message>
        <source>This is a different file: the upload began with one of %1 bytes, this one has %2.</source>
        <translation>Das ist eine andere Datei: Begonnen wurde mit einer von %1 Bytes, diese hat %2.</translation>
    </message>
</context>
<context>
    <name>FeedWords</name>
    <message>
        <source>Google Merchant Center, XML</source>
        <translation>Google Merchant Center, XML</translation>
    </message>
    <message>
        <source>Google Merchant Center, TSV or CSV</source>
        <translation>Google Merchant Center, TSV oder CSV</translation>
    </message>
    <message>
        <source>Shopify</source>
        <translation>Shopify</translation>
    </message>
    <message>
        <source>WooCommerce</source>
        <translation>WooCommerce</translation>
    </message>
    <message>
        <source>schema.org, JSON</source>
        <translation>schema.org, JSON</translation>
    </message>
    <message>
        <source>Plain CSV</source>
        <translation>Einfaches CSV</translation>
    </message>
    <message>
        <source>Product number</source>
        <translation>Produktnummer</translation>
    </message>
    <message>
        <source>Page address</source>
        <translation>Seitenadresse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Reduced price</source>
        <translation>Reduzierter Preis</translation>
    </message>
    <message>
        <source>Dates of the reduced price</source>
        <translation>Zeitraum des reduzierten Preises</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>GTIN</source>
        <translation>GTIN</translation>
    </message>
    <message>
        <source>MPN</source>
        <translation>MPN</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>No product number, GTIN or page address</source>
        <translation>Keine Produktnummer, GTIN oder Seitenadresse</translation>
    </message>
    <message>
        <source>No data about the product</source>
        <translation>Keine Angaben zum Produkt</translation>
    </message>
    <message>
        <source>Not a price</source>
        <translation>Kein Preis</translation>
    </message>
    <message>
        <source>A price without a currency</source>
        <translation>Ein Preis ohne Währung</translation>
    </message>
    <message>
        <source>Prices in two currencies</source>
        <translation>Preise in zwei Währungen</translation>
    </message>
    <message>
        <source>The reduced price is not below the price</source>
        <translation>Der reduzierte Preis liegt nicht unter dem Preis</translation>
    </message>
    <message>
        <source>The dates of the reduced price cannot be read</source>
        <translation>Der Zeitraum des reduzierten Preises ist nicht lesbar</translation>
    </message>
    <message>
        <source>Not a known availability</source>
        <translation>Keine bekannte Verfügbarkeit</translation>
    </message>
    <message>
        <source>Not a GTIN</source>
        <translation>Keine GTIN</translation>
    </message>
    <message>
        <source>More or fewer cells than the header</source>
        <translation>Mehr oder weniger Zellen als die Kopfzeile</translation>
    </message>
    <message>
        <source>A quotation mark is missing</source>
        <translation>Ein Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>Not text in this character set</source>
        <translation>Kein Text in diesem Zeichensatz</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Zu lang</translation>
    </message>
    <message>
        <source>A later row replaces it</source>
        <translation>Ein späterer Satz ersetzt ihn</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Auf Abruf</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>Every %1 days</source>
        <translation>Alle %1 Tage</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Jede Stunde</translation>
    </message>
    <message>
        <source>Every %1 hours</source>
        <translation>Alle %1 Stunden</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Jede Minute</translation>
    </message>
    <message>
        <source>Every %1 minutes</source>
        <translation>Alle %1 Minuten</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>no changes</source>
        <translation>keine Änderungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>In stock</source>
        <translation>Auf Lager</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Nicht auf Lager</translation>
    </message>
    <message>
        <source>On back order</source>
        <translation>Nachbestellt</translation>
    </message>
    <message>
        <source>Pre-order</source>
        <translation>Vorbestellbar</translation>
    </message>
    <message>
        <source>Few left</source>
        <translation>Nur noch wenige</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>Nicht mehr lieferbar</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Wird hochgeladen</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Wird abgerufen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Satz</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Sätze</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>to confirm</source>
        <translation>zu bestätigen</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Wird übernommen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Group number</source>
        <translation>Gruppennummer</translation>
    </message>
    <message>
        <source>Other fact</source>
        <translation>Weitere Angabe</translation>
    </message>
    <message>
        <source>Not a page address</source>
        <translation>Keine Seitenadresse</translation>
    </message>
</context>
<context>
    <name>FeedsPane</name>
    <message>
        <source>Add feed…</source>
        <translation>Feed hinzufügen …</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Jetzt ausführen</translation>
    </message>
    <message>
        <source>Continue upload…</source>
        <translation>Hochladen fortsetzen …</translation>
    </message>
    <message>
        <source>Edit feed…</source>
        <translation>Feed bearbeiten …</translation>
    </message>
    <message>
        <source>Show products…</source>
        <translation>Produkte zeigen …</translation>
    </message>
    <message>
        <source>Show report…</source>
        <translation>Bericht zeigen …</translation>
    </message>
    <message>
        <source>Cancel run</source>
        <translation>Lauf abbrechen</translation>
    </message>
    <message>
        <source>Remove feed…</source>
        <translation>Feed entfernen …</translation>
    </message>
    <message>
        <source>Discard run</source>
        <translation>Lauf verwerfen</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Trotzdem übernehmen</translation>
    </message>
    <message>
        <source>Product feeds</source>
        <translation>Produktfeeds</translation>
    </message>
    <message>
        <source>No product feeds yet</source>
        <translation>Noch keine Produktfeeds</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>The feeds could not be read.</source>
        <translation>Die Feeds konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Product data from your shop</source>
        <translation>Was Ihr Shop über alle seine Produkte angibt</translation>
    </message>
    <message>
        <source>1 feed</source>
        <translation>1 Feed</translation>
    </message>
    <message>
        <source>%1 feeds</source>
        <translation>%1 Feeds</translation>
    </message>
    <message>
        <source>1 product</source>
        <translation>1 Produkt</translation>
    </message>
    <message>
        <source>%1 products</source>
        <translation>%1 Produkte</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>“%1” is held: %2</source>
        <translation>„%1“ ist angehalten: %2</translation>
    </message>
    <message>
        <source>1 more feed is waiting.</source>
        <translation>1 weiterer Feed wartet.</translation>
    </message>
    <message>
        <source>%1 more feeds are waiting.</source>
        <translation>%1 weitere Feeds warten.</translation>
    </message>
    <message>
        <source>Apply the run of %1 anyway</source>
        <translation>Lauf von %1 trotzdem übernehmen</translation>
    </message>
    <message>
        <source>Discard the run of %1</source>
        <translation>Lauf von %1 verwerfen</translation>
    </message>
    <message>
        <source>A company has at most %1 feeds.</source>
        <translation>Eine Firma hat höchstens %1 Feeds.</translation>
    </message>
    <message>
        <source>Upload file…</source>
        <translation>Datei hochladen …</translation>
    </message>
    <message>
        <source>The latest run has not ended.</source>
        <translation>Der letzte Lauf ist noch nicht beendet.</translation>
    </message>
    <message>
        <source>Another upload is in progress.</source>
        <translation>Es wird schon eine andere Datei hochgeladen.</translation>
    </message>
    <message>
        <source>There are no products yet.</source>
        <translation>Es gibt noch keine Produkte.</translation>
    </message>
    <message>
        <source>The feed was not added.</source>
        <translation>Der Feed wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The feed could not be read.</source>
        <translation>Der Feed konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Save again to overwrite it.</source>
        <translation>Speichern Sie noch einmal, um Ihre Fassung an seine Stelle zu setzen.</translation>
    </message>
    <message>
        <source>Upload a file to “%1”</source>
        <translation>Datei in „%1“ hochladen</translation>
    </message>
    <message>
        <source>Product feeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)</source>
        <translation>Produktfeeds (*.xml *.csv *.tsv *.txt *.json *.jsonl *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file is not uploaded.</source>
        <translation>Die Datei wird nicht hochgeladen.</translation>
    </message>
    <message>
        <source>The upload to “%1” is in progress.</source>
        <translation>In „%1“ wird gerade hochgeladen.</translation>
    </message>
    <message>
        <source>The report could not be read.</source>
        <translation>Der Bericht konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Keep feed</source>
        <translation>Feed behalten</translation>
    </message>
    <message>
        <source>Remove feed</source>
        <translation>Feed entfernen</translation>
    </message>
    <message>
        <source>“%1” was added</source>
        <translation>„%1“ wurde hinzugefügt</translation>
    </message>
    <message>
        <source>“%1” was removed</source>
        <translation>„%1“ wurde entfernt</translation>
    </message>
    <message>
        <source>The run of “%1” was cancelled</source>
        <translation>Der Lauf von „%1“ wurde abgebrochen</translation>
    </message>
    <message>
        <source>The feed was not changed.</source>
        <translation>Der Feed wurde nicht geändert.</translation>
    </message>
    <message>
        <source>“%1” was not removed.</source>
        <translation>„%1“ wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>“%1” was not fetched.</source>
        <translation>„%1“ wurde nicht abgerufen.</translation>
    </message>
    <message>
        <source>The run of “%1” was not applied.</source>
        <translation>Der Lauf von „%1“ wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>The run of “%1” was not cancelled.</source>
        <translation>Der Lauf von „%1“ wurde nicht abgebrochen.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The run of “%1” failed.</source>
        <translation>Der Lauf von „%1“ ist gescheitert.</translation>
    </message>
    <message>
        <source>The file was not uploaded to “%1”.</source>
        <translation>Die Datei wurde nicht in „%1“ hochgeladen.</translation>
    </message>
    <message>
        <source>A feed lists the names, prices and availability of all your products. Its facts take precedence over those on the pages.</source>
        <translation>Ein Feed nennt Namen, Preise und Verfügbarkeit aller Produkte. Seine Angaben gehen denen der Seiten vor.</translation>
    </message>
    <message>
        <source>Add the feed when it has finished.</source>
        <translation>Fügen Sie den Feed hinzu, wenn das beendet ist.</translation>
    </message>
    <message>
        <source>Its product is deleted, and the FAQs of its page are regenerated from the page.</source>
        <translation>Sein Produkt wird gelöscht, und die FAQs der Seite werden aus der Seite neu erzeugt.</translation>
    </message>
    <message>
        <source>Its %1 products are deleted, and the FAQs of their pages are regenerated from the pages.</source>
        <translation>Seine %1 Produkte werden gelöscht, und die FAQs ihrer Seiten werden aus den Seiten neu erzeugt.</translation>
    </message>
    <message>
        <source>“%1” was changed; the next run uses the new settings</source>
        <translation>„%1“ wurde geändert; das gilt ab dem nächsten Lauf</translation>
    </message>
    <message>
        <source>The run of “%1” is being applied</source>
        <translation>Der Lauf von „%1“ wird übernommen</translation>
    </message>
    <message>
        <source>“%1” is held: at least %2 of %3 products would disappear.</source>
        <translation>„%1“ ist angehalten: Mindestens %2 von %3 Produkten würden verschwinden.</translation>
    </message>
</context>
<context>
    <name>FieldLimit</name>
    <message>
        <source>Limit is %1 characters. The rest was not inserted.</source>
        <translation>Höchstens %1 Zeichen. Der Rest wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>Limit is %1 characters. The pasted text (%2) was not inserted.</source>
        <translation>Höchstens %1 Zeichen. Der kopierte Text (%2) wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>Limit is %1 characters and %2 per line. The pasted text was not inserted.</source>
        <translation>Höchstens %1 Zeichen und %2 je Zeile. Der kopierte Text wurde nicht eingefügt.</translation>
    </message>
</context>
<context>
    <name>FigureCards</name>
    <message>
        <source>Show the rows behind this figure</source>
        <translation>Zugehörige Zeilen zeigen</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
</context>
<context>
    <name>FigureCells</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
</context>
<context>
    <name>FigureTexts</name>
    <message>
        <source>Attributed revenue</source>
        <translation>Zugeschriebener Umsatz</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Net revenue</source>
        <translation>Nettoumsatz</translation>
    </message>
    <message>
        <source>Direct revenue</source>
        <translation>Direkter Umsatz</translation>
    </message>
    <message>
        <source>Assisted revenue</source>
        <translation>Unterstützter Umsatz</translation>
    </message>
    <message>
        <source>After a helpful answer</source>
        <translation>Nach hilfreicher Antwort</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Average order value</source>
        <translation>Ø Bestellwert</translation>
    </message>
    <message>
        <source>Added to carts</source>
        <translation>In Warenkörbe gelegt</translation>
    </message>
    <message>
        <source>Carts</source>
        <translation>Warenkörbe</translation>
    </message>
    <message>
        <source>Average cart value</source>
        <translation>Ø Warenkorbwert</translation>
    </message>
    <message>
        <source>Days with carts</source>
        <translation>Tage mit Warenkörben</translation>
    </message>
    <message>
        <source>Daily cart value</source>
        <translation>Warenkorbwert pro Tag</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>Tickets, helped</source>
        <translation>Tickets mit Hilfe</translation>
    </message>
    <message>
        <source>Tickets with a cart</source>
        <translation>Tickets mit Warenkorb</translation>
    </message>
    <message>
        <source>Tickets with an order</source>
        <translation>Tickets mit Bestellung</translation>
    </message>
    <message>
        <source>Conversion rate</source>
        <translation>Conversion-Rate</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>%1, helpful</source>
        <translation>%1, hilfreich</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Rückerstattungen</translation>
    </message>
    <message>
        <source>Cart events</source>
        <translation>Warenkorbereignisse</translation>
    </message>
</context>
<context>
    <name>FirstStepsCard</name>
    <message>
        <source>Create a company</source>
        <translation>Firma erstellen</translation>
    </message>
    <message>
        <source>A shop with its own knowledge, keys and revenue</source>
        <translation>Ein Shop mit eigenem Wissen, eigenen Schlüsseln und eigenem Umsatz</translation>
    </message>
    <message>
        <source>Create company…</source>
        <translation>Firma erstellen …</translation>
    </message>
    <message>
        <source>Add knowledge to answer from</source>
        <translation>Wissen für Antworten hinzufügen</translation>
    </message>
    <message>
        <source>Files, a folder, a web address or a sitemap</source>
        <translation>Dateien, ein Ordner, eine Webadresse oder eine Sitemap</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Quelle hinzufügen …</translation>
    </message>
    <message>
        <source>Create an API key</source>
        <translation>API-Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Your shop’s backend uses it; it is shown once</source>
        <translation>Das Backend Ihres Shops fragt damit; gezeigt wird er nur einmal</translation>
    </message>
    <message>
        <source>Create key…</source>
        <translation>Schlüssel erstellen …</translation>
    </message>
    <message>
        <source>Generate the FAQs of a product page</source>
        <translation>FAQs einer Produktseite erzeugen</translation>
    </message>
    <message>
        <source>From your sitemap now, or when a shopper first opens a page</source>
        <translation>Jetzt aus Ihrer Sitemap oder sobald ein Kunde eine Seite zum ersten Mal öffnet</translation>
    </message>
    <message>
        <source>Generate FAQs…</source>
        <translation>Vorab erzeugen …</translation>
    </message>
    <message>
        <source>Ask the first question</source>
        <translation>Erste Frage stellen</translation>
    </message>
    <message>
        <source>As a shopper would, in the test bench</source>
        <translation>Wie ein Kunde, im Prüfstand</translation>
    </message>
    <message>
        <source>Open test bench</source>
        <translation>Prüfstand öffnen</translation>
    </message>
    <message>
        <source>There is no company yet.</source>
        <translation>Es gibt noch keine Firma.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>FreshnessCard</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Knowledge freshness</source>
        <translation>Stand des Wissens</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>Quellen zeigen</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Passagen</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>No source is read from the web; documents are never refetched.</source>
        <translation>Keine Quelle wird aus dem Web gelesen: Dokumente bleiben, wie sie importiert wurden.</translation>
    </message>
    <message>
        <source>Read on %1</source>
        <translation>Gelesen: %1</translation>
    </message>
    <message>
        <source>Never read</source>
        <translation>Nie gelesen</translation>
    </message>
</context>
<context>
    <name>GapCells</name>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Weak answer</source>
        <translation>Schwache Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Reported as wrong</source>
        <translation>Als falsch gemeldet</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
</context>
<context>
    <name>GapDetails</name>
    <message>
        <source>Ask and see why</source>
        <translation>Fragen und sehen, warum</translation>
    </message>
    <message>
        <source>Write answer…</source>
        <translation>Antwort schreiben …</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Asked once</source>
        <translation>Einmal gefragt</translation>
    </message>
    <message>
        <source>Asked %1 times</source>
        <translation>%1-mal gefragt</translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation>zuletzt: %1</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>zuerst: %1</translation>
    </message>
    <message>
        <source>No passage came close.</source>
        <translation>Keine Passage kam nahe heran.</translation>
    </message>
    <message>
        <source>Closest passages</source>
        <translation>Ähnlichste Passagen</translation>
    </message>
    <message>
        <source>Link to a document…</source>
        <translation>Mit Dokument verknüpfen…</translation>
    </message>
    <message>
        <source>Answered with the section “%1”</source>
        <translation>Beantwortet mit dem Abschnitt „%1“</translation>
    </message>
    <message>
        <source>Words not found in any document</source>
        <translation>Wörter, die in keinem Dokument stehen</translation>
    </message>
    <message>
        <source>Add to the lexicon…</source>
        <translation>Ins Wörterbuch…</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Sicherheit: %1</translation>
    </message>
    <message>
        <source>Add to a question set…</source>
        <translation>Zu einem Fragensatz hinzufügen …</translation>
    </message>
</context>
<context>
    <name>GapsPane</name>
    <message>
        <source>Filter questions</source>
        <translation>Fragen filtern</translation>
    </message>
    <message>
        <source>Which gaps</source>
        <translation>Welche Lücken</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Knowledge gaps</source>
        <translation>Wissenslücken</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Most asked first</source>
        <translation>Häufigste zuerst</translation>
    </message>
    <message>
        <source>Most recent first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>No gaps</source>
        <translation>Keine Lücken</translation>
    </message>
    <message>
        <source>Questions that the documents answer poorly or not at all are collected here as shoppers ask them.</source>
        <translation>Fragen, die die Dokumente nicht oder kaum beantworten, sammeln sich hier, sobald Kunden sie stellen.</translation>
    </message>
    <message>
        <source>The gaps could not be read.</source>
        <translation>Die Lücken ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Answer is live</source>
        <translation>Die Antwort gilt ab sofort</translation>
    </message>
    <message>
        <source>The answer was not saved.</source>
        <translation>Die Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was dismissed</source>
        <translation>„%1“ wurde verworfen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>The gap was not changed.</source>
        <translation>Die Lücke wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Questions that shoppers got no good answer to</source>
        <translation>Was Kunden vergeblich gefragt haben</translation>
    </message>
    <message>
        <source>1 open question</source>
        <translation>1 offene Frage</translation>
    </message>
    <message>
        <source>%1 open questions</source>
        <translation>%1 offene Fragen</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 Frage</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>Write answer…</source>
        <translation>Antwort schreiben …</translation>
    </message>
    <message>
        <source>Reopen gap</source>
        <translation>Lücke wieder öffnen</translation>
    </message>
    <message>
        <source>Dismiss gap</source>
        <translation>Lücke verwerfen</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>Diese Frage beantworten</translation>
    </message>
    <message>
        <source>Your answer was not saved</source>
        <translation>Ihre Antwort wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The selected gaps are already closed.</source>
        <translation>Die gewählten Lücken sind schon geschlossen.</translation>
    </message>
    <message>
        <source>The selected gaps are open.</source>
        <translation>Die gewählten Lücken sind offen.</translation>
    </message>
    <message>
        <source>Reopen %1 gaps</source>
        <translation>%1 Lücken wieder öffnen</translation>
    </message>
    <message>
        <source>Dismiss %1 gaps</source>
        <translation>%1 Lücken verwerfen</translation>
    </message>
    <message>
        <source>1 gap was not changed.</source>
        <translation>1 Lücke wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 gaps were not changed.</source>
        <translation>%1 Lücken wurden nicht geändert.</translation>
    </message>
    <message>
        <source>Reopening: %1 of %2</source>
        <translation>Wird wieder geöffnet: %1 von %2</translation>
    </message>
    <message>
        <source>1 gap was reopened</source>
        <translation>1 Lücke ist wieder offen</translation>
    </message>
    <message>
        <source>%1 gaps were reopened</source>
        <translation>%1 Lücken sind wieder offen</translation>
    </message>
    <message>
        <source>Dismissing: %1 of %2</source>
        <translation>Wird verworfen: %1 von %2</translation>
    </message>
    <message>
        <source>1 gap was dismissed</source>
        <translation>1 Lücke wurde verworfen</translation>
    </message>
    <message>
        <source>%1 gaps were dismissed</source>
        <translation>%1 Lücken wurden verworfen</translation>
    </message>
    <message>
        <source>The question is now answered with this section</source>
        <translation>Die Frage wird ab jetzt mit diesem Abschnitt beantwortet</translation>
    </message>
    <message>
        <source>The gap could not be read.</source>
        <translation>Die Lücke konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The closest passages no longer exist in any document</source>
        <translation>Die ähnlichsten Passagen stehen in keinem Dokument mehr</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Find in this text</source>
        <translation>In diesem Text suchen</translation>
    </message>
    <message>
        <source>User guide – Answerdesk</source>
        <translation>Anleitung – Answerdesk</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>To the guide (Alt+Home)</source>
        <translation>Zur Anleitung (Alt+Pos1)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Continued from the end</source>
        <translation>Weiter vom Ende</translation>
    </message>
    <message>
        <source>Continued from the beginning</source>
        <translation>Weiter vom Anfang</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht in diesem Text</translation>
    </message>
</context>
<context>
    <name>HeaderRows</name>
    <message>
        <source>Headers of the request</source>
        <translation>Header der Anfrage</translation>
    </message>
    <message>
        <source>Host, Content-Length and Connection are added unless listed here. Authorization is added as chosen above.</source>
        <translation>Host, Content-Length und Connection werden ergänzt, sofern sie nicht hier stehen. Authorization wird ergänzt wie oben gewählt.</translation>
    </message>
    <message>
        <source>Header name</source>
        <translation>Header-Name</translation>
    </message>
    <message>
        <source>Another header</source>
        <translation>Weiterer Header</translation>
    </message>
    <message>
        <source>Header value</source>
        <translation>Header-Wert</translation>
    </message>
    <message>
        <source>Remove the header</source>
        <translation>Header entfernen</translation>
    </message>
</context>
<context>
    <name>HealthCard</name>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Server wird abgefragt …</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Uptime</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Geprüft: %1</translation>
    </message>
    <message>
        <source>Last known state</source>
        <translation>Letzter bekannter Stand</translation>
    </message>
    <message>
        <source>As of %1; the server is not responding</source>
        <translation>Gelesen um %1; der Server antwortet gerade nicht</translation>
    </message>
    <message>
        <source>The server is running</source>
        <translation>Der Server läuft</translation>
    </message>
    <message>
        <source>Some requests fail in the server</source>
        <translation>Einige Anfragen scheitern im Server</translation>
    </message>
    <message>
        <source>The language model is failing; answers are given without it</source>
        <translation>Das Sprachmodell liefert keinen Text; Antworten werden ohne Modell gesendet</translation>
    </message>
    <message>
        <source>Everything is working</source>
        <translation>Alles funktioniert</translation>
    </message>
    <message>
        <source>Show server</source>
        <translation>Server zeigen</translation>
    </message>
</context>
<context>
    <name>HistoryCells</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Läuft</translation>
    </message>
</context>
<context>
    <name>HostOffer</name>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Answerdesk fetches pages from allowed hosts only.</source>
        <translation>Answerdesk ruft nur Seiten erlaubter Hosts ab.</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>%1 was not allowed. %2</source>
        <translation>%1 wurde nicht erlaubt. %2</translation>
    </message>
    <message>
        <source>Ask your operator: this kind of host has to be granted first.</source>
        <translation>Fragen Sie Ihren Betreiber: Diese Art von Host muss zuerst freigegeben werden.</translation>
    </message>
    <message>
        <source>Please let the company “%1” use the host %2 on the Answerdesk server.

Command: %3
</source>
        <translation>Bitte erlauben Sie der Firma „%1“ den Host %2 auf dem Answerdesk-Server.

Befehl: %3
</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Nothing was imported into “%1” yet</source>
        <translation>In „%1“ wurde noch nichts importiert</translation>
    </message>
    <message>
        <source>Everything in “%1” was read</source>
        <translation>Alles von „%1“ wurde gelesen</translation>
    </message>
    <message>
        <source>The first %1 lines of the report of the last import.</source>
        <translation>Die ersten %1 Zeilen des Berichts vom letzten Import.</translation>
    </message>
    <message>
        <source>The report of the last import.</source>
        <translation>Der Bericht vom letzten Import.</translation>
    </message>
    <message>
        <source>Items of “%1” that could not be read</source>
        <translation>Nicht Gelesenes in „%1“</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The report was not read.</source>
        <translation>Der Bericht wurde nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>InspectionDialog</name>
    <message>
        <source>Inspect an address</source>
        <translation>Adresse untersuchen</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Generate FAQs</source>
        <translation>FAQs erzeugen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>The page is fetched and read as for a shopper. Nothing is stored.</source>
        <translation>Die Seite wird wie für einen Kunden abgerufen und gelesen. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Fetching and reading the page…</source>
        <translation>Seite wird abgerufen und gelesen …</translation>
    </message>
    <message>
        <source>The page is being read</source>
        <translation>Die Seite wird gelesen</translation>
    </message>
    <message>
        <source>Enter the address of a page.</source>
        <translation>Geben Sie die Adresse einer Seite ein.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like https://shop.example/products/alta-2.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie etwa https://shop.example/products/alta-2.</translation>
    </message>
    <message>
        <source>The page was not inspected.</source>
        <translation>Die Seite wurde nicht untersucht.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>This is a product…</source>
        <translation>Das ist ein Produkt …</translation>
    </message>
    <message>
        <source>Add a rule for this page and similar ones</source>
        <translation>Eine Regel für diese und ähnliche Seiten</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
</context>
<context>
    <name>InspectionView</name>
    <message>
        <source>In stock</source>
        <translation>Auf Lager</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Nicht auf Lager</translation>
    </message>
    <message>
        <source>On back order</source>
        <translation>Nachbestellt</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Result of the inspection</source>
        <translation>Was aus der Seite wird</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Produktseite</translation>
    </message>
    <message>
        <source>No FAQs</source>
        <translation>Keine FAQs</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>FAQs in %1</source>
        <translation>FAQs in %1</translation>
    </message>
    <message>
        <source>The page sells one product.</source>
        <translation>Die Seite verkauft ein Produkt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <source>GTIN</source>
        <translation>GTIN</translation>
    </message>
    <message>
        <source>MPN</source>
        <translation>MPN</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Number of ratings</source>
        <translation>Zahl der Bewertungen</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>The page does not say: %1</source>
        <translation>Nicht auf der Seite: %1</translation>
    </message>
    <message>
        <source>1 further fact</source>
        <translation>1 weitere Angabe</translation>
    </message>
    <message>
        <source>%1 further facts</source>
        <translation>%1 weitere Angaben</translation>
    </message>
    <message>
        <source>1 question would be generated</source>
        <translation>1 Frage würde entstehen</translation>
    </message>
    <message>
        <source>%1 questions would be generated</source>
        <translation>%1 Fragen würden entstehen</translation>
    </message>
    <message>
        <source>Why this is a product page: %1 points</source>
        <translation>Warum das eine Produktseite ist: %1 Punkte</translation>
    </message>
    <message>
        <source>Why this is not a product page: %1 points, 3 are needed</source>
        <translation>Warum das keine Produktseite ist: %1 Punkte, 3 sind nötig</translation>
    </message>
</context>
<context>
    <name>InspectorTexts</name>
    <message>
        <source>Lines longer than 10,000 characters are wrapped.</source>
        <translation>Zeilen mit mehr als 10.000 Zeichen sind zum Zeigen umbrochen.</translation>
    </message>
    <message>
        <source>… truncated: the first %1 of %2 are shown.</source>
        <translation>… hier abgeschnitten: gezeigt werden die ersten %1 von %2.</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>The first 5 MB of %1</source>
        <translation>Die ersten 5 MB von %1</translation>
    </message>
    <message>
        <source>Invalid JSON from line %1, column %2</source>
        <translation>Kein JSON ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
</context>
<context>
    <name>KeyCells</name>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Expires soon</source>
        <translation>Läuft bald ab</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Berechtigung</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Letzte Nutzung</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Requests, 30 days</source>
        <translation>Anfragen, 30 Tage</translation>
    </message>
    <message>
        <source>Rotating</source>
        <translation>Im Wechsel</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>Key to send</source>
        <translation>Gesendeter Schlüssel</translation>
    </message>
    <message>
        <source>Test key of the bench</source>
        <translation>Eigener Testschlüssel</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>Anderer Schlüssel …</translation>
    </message>
    <message>
        <source>Key used by all tabs</source>
        <translation>Mit diesem Schlüssel senden alle Reiter</translation>
    </message>
    <message>
        <source>Send with another key</source>
        <translation>Mit anderem Schlüssel senden</translation>
    </message>
    <message>
        <source>All tabs use it until you switch to another company or server. It is never written to a file, and copied requests contain a placeholder instead. With a live key, your questions and orders count in all figures.</source>
        <translation>Alle Reiter senden damit, bis eine andere Firma oder ein anderer Server gezeigt wird. Er wird in keine Datei geschrieben, und kopierte Anfragen haben an seiner Stelle einen Platzhalter. Mit einem echten Schlüssel zählt, was Sie hier fragen und bestellen, in allen Statistiken.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>The complete key, as shown when it was created</source>
        <translation>Ein ganzer Schlüssel, wie er einmal gezeigt wurde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use key</source>
        <translation>Schlüssel verwenden</translation>
    </message>
    <message>
        <source>This is not a complete key. Keys begin with ad_live_ or ad_test_.</source>
        <translation>Das ist kein ganzer Schlüssel. Er beginnt mit ad_live_ oder ad_test_.</translation>
    </message>
</context>
<context>
    <name>KeyDetails</name>
    <message>
        <source>Test key</source>
        <translation>Testschlüssel</translation>
    </message>
    <message>
        <source>Requests per day, 30 days</source>
        <translation>Anfragen pro Tag, 30 Tage</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Widerrufen …</translation>
    </message>
    <message>
        <source>Key details</source>
        <translation>Schlüsseldetails</translation>
    </message>
    <message>
        <source>Expires %1</source>
        <translation>Läuft %1 ab</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Erlaubt für</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Letzte Nutzung</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Key id</source>
        <translation>Schlüssel-ID</translation>
    </message>
    <message>
        <source>The key is no longer active.</source>
        <translation>Der Schlüssel ist schon beendet.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Show changes to this key in the audit log</source>
        <translation>Was mit diesem Schlüssel geschah, im Änderungsprotokoll</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>Wechseln …</translation>
    </message>
    <message>
        <source>Previous secret</source>
        <translation>Früherer Wert</translation>
    </message>
    <message>
        <source>ends %1: %2</source>
        <translation>endet %1: %2</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>The last requests with this key</source>
        <translation>Die letzten Anfragen mit diesem Schlüssel</translation>
    </message>
    <message>
        <source>Edit key…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Allowed addresses</source>
        <translation>Verwendbar von</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Eigene Grenze</translation>
    </message>
    <message>
        <source>%1 requests per minute</source>
        <translation>%1 Anfragen je Minute</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Answer questions</source>
        <translation>Fragen beantworten</translation>
    </message>
    <message>
        <source>Read product FAQs</source>
        <translation>Produkt-FAQs lesen</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Storefront backend</source>
        <translation>Storefront backend</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name the place where the key is used, so that you recognize it later.</source>
        <translation>Sagen Sie, wo er benutzt wird: Unter diesem Namen finden Sie ihn wieder.</translation>
    </message>
    <message>
        <source>Allowed addresses</source>
        <translation>Verwendbar von</translation>
    </message>
    <message>
        <source>Addresses or networks, one per line. Leave empty to allow all.</source>
        <translation>Adressen oder Netze, je Zeile eine. Keine: von überall.</translation>
    </message>
    <message>
        <source>No separate limit</source>
        <translation>Keine eigene Grenze</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Anfragen je Minute</translation>
    </message>
    <message>
        <source>For all endpoints together, in addition to the company’s limits.</source>
        <translation>Für alle Endpunkte zusammen, neben den Grenzen der Firma.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create API key</source>
        <translation>API-Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>180 days</source>
        <translation>180 Tage</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Test key: its traffic is excluded from all figures</source>
        <translation>Testschlüssel: Seine Anfragen zählen in keiner Statistik</translation>
    </message>
    <message>
        <source>Edit “%1”</source>
        <translation>„%1“ bearbeiten</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Schlüssel speichern</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Wie bisher</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Erlaubt für</translation>
    </message>
    <message>
        <source>On %1. After that, requests with it fail.</source>
        <translation>Am %1, danach scheitern Anfragen damit.</translation>
    </message>
    <message>
        <source>It works until it is revoked.</source>
        <translation>Er gilt, bis jemand ihn widerruft.</translation>
    </message>
    <message>
        <source>Enter a name that says where the key is used.</source>
        <translation>Geben Sie einen Namen ein, der sagt, wo der Schlüssel verwendet wird.</translation>
    </message>
    <message>
        <source>Choose at least one scope.</source>
        <translation>Wählen Sie mindestens eine Berechtigung.</translation>
    </message>
    <message>
        <source>Enter a whole number up to 10,000,000, or leave the field empty.</source>
        <translation>Geben Sie eine ganze Zahl bis 10.000.000 ein, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>A key named “%1” already exists. Choose another name.</source>
        <translation>Es gibt schon einen Schlüssel „%1“. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>KeyShownOnceDialog</name>
    <message>
        <source>Store this key now</source>
        <translation>Schlüssel jetzt ablegen</translation>
    </message>
    <message>
        <source>I have stored it in a safe place</source>
        <translation>An einem sicheren Ort abgelegt</translation>
    </message>
    <message>
        <source>It is shown only once. Answerdesk keeps only a fingerprint of it; if you lose the key, create a new one.</source>
        <translation>Er wird nur dieses eine Mal gezeigt. Answerdesk behält davon nur einen Fingerabdruck; ein verlorener Schlüssel wird durch einen neuen ersetzt.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Erlaubt für</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>The key cannot be shown again. Store it, then tick the box below.</source>
        <translation>Der Schlüssel lässt sich nicht noch einmal zeigen. Legen Sie ihn sicher ab und setzen Sie dann unten den Haken.</translation>
    </message>
    <message>
        <source>Previous secret</source>
        <translation>Früherer Wert</translation>
    </message>
    <message>
        <source>works until %1</source>
        <translation>gilt bis %1</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Übergangszeit</translation>
    </message>
    <message>
        <source>ends on %1</source>
        <translation>endet am %1</translation>
    </message>
    <message>
        <source>Store this secret now</source>
        <translation>Secret jetzt ablegen</translation>
    </message>
    <message>
        <source>It is shown only once. Answerdesk keeps only a hash of it; if you lose the secret, rotate it.</source>
        <translation>Es wird nur dieses eine Mal gezeigt. Answerdesk behält nur einen Hash davon; ein verlorenes Secret wird durch einen Wechsel ersetzt.</translation>
    </message>
    <message>
        <source>Analytics secret</source>
        <translation>Analytics-Secret</translation>
    </message>
    <message>
        <source>The secret cannot be shown again. Store it, then tick the box below.</source>
        <translation>Das Secret kann nicht noch einmal gezeigt werden. Legen Sie es ab und setzen Sie dann unten das Häkchen.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Filter keys</source>
        <translation>Schlüssel filtern</translation>
    </message>
    <message>
        <source>Which keys</source>
        <translation>Welche Schlüssel</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Create key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Create key…</source>
        <translation>Schlüssel erstellen …</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Schlüssel widerrufen …</translation>
    </message>
    <message>
        <source>No API keys yet</source>
        <translation>Noch keine API-Schlüssel</translation>
    </message>
    <message>
        <source>Your shop’s backend needs a key to ask for answers and product FAQs. A key is shown once, when you create it.</source>
        <translation>Das Backend Ihres Shops braucht einen Schlüssel, um Antworten und Produkt-FAQs abzurufen. Ein Schlüssel wird nur einmal gezeigt: wenn Sie ihn erstellen.</translation>
    </message>
    <message>
        <source>The keys could not be read.</source>
        <translation>Die Schlüssel ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The key was not created.</source>
        <translation>Der Schlüssel wurde nicht erstellt.</translation>
    </message>
    <message>
        <source>“%1” was revoked</source>
        <translation>„%1“ wurde widerrufen</translation>
    </message>
    <message>
        <source>The key was not revoked.</source>
        <translation>Der Schlüssel wurde nicht widerrufen.</translation>
    </message>
    <message>
        <source>%1 of %2 keys</source>
        <translation>%1 von %2 Schlüsseln</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Schlüssel</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Schlüssel</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>1 expires within 14 days</source>
        <translation>1 läuft binnen 14 Tagen ab</translation>
    </message>
    <message>
        <source>%1 expire within 14 days</source>
        <translation>%1 laufen binnen 14 Tagen ab</translation>
    </message>
    <message>
        <source>Keys let your backend ask for answers and product FAQs</source>
        <translation>Mit Schlüsseln ruft Ihr Backend Antworten und Produkt-FAQs ab</translation>
    </message>
    <message>
        <source>Requests with this key fail immediately with 401.</source>
        <translation>Anfragen mit diesem Schlüssel scheitern sofort mit 401.</translation>
    </message>
    <message>
        <source>It was last used: %1. It made %2 requests in 30 days.</source>
        <translation>Letzte Nutzung: %1. Anfragen in 30 Tagen: %2.</translation>
    </message>
    <message>
        <source>It was never used.</source>
        <translation>Er wurde nie benutzt.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>„%1“ widerrufen?</translation>
    </message>
    <message>
        <source>Keep key</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>Schlüssel wechseln …</translation>
    </message>
    <message>
        <source>The key was not rotated.</source>
        <translation>Der Schlüssel wurde nicht gewechselt.</translation>
    </message>
    <message>
        <source>Edit key…</source>
        <translation>Schlüssel bearbeiten …</translation>
    </message>
    <message>
        <source>“%1” was changed. The change applies from the next request on.</source>
        <translation>„%1“ ist geändert. Es gilt ab der nächsten Anfrage.</translation>
    </message>
    <message>
        <source>The key was not changed.</source>
        <translation>Der Schlüssel wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The key could not be read.</source>
        <translation>Der Schlüssel konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Save again to overwrite it.</source>
        <translation>Noch einmal speichern setzt Ihre Fassung an die Stelle.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen …</translation>
    </message>
    <message>
        <source>Revoke %1 keys…</source>
        <translation>%1 Schlüssel widerrufen …</translation>
    </message>
    <message>
        <source>The selected keys are no longer active.</source>
        <translation>Die gewählten Schlüssel sind schon beendet.</translation>
    </message>
    <message>
        <source>%1. Requests with these keys fail immediately with 401.</source>
        <translation>%1. Anfragen mit diesen Schlüsseln scheitern sofort mit 401.</translation>
    </message>
    <message>
        <source>They made %1 requests in 30 days.</source>
        <translation>Sie stellten %1 Anfragen in 30 Tagen.</translation>
    </message>
    <message>
        <source>None of them was ever used.</source>
        <translation>Keiner davon wurde je benutzt.</translation>
    </message>
    <message>
        <source>Revoking: %1 of %2</source>
        <translation>Wird widerrufen: %1 von %2</translation>
    </message>
    <message>
        <source>1 key was revoked</source>
        <translation>1 Schlüssel wurde widerrufen</translation>
    </message>
    <message>
        <source>%1 keys were revoked</source>
        <translation>%1 Schlüssel wurden widerrufen</translation>
    </message>
    <message>
        <source>1 key was not revoked.</source>
        <translation>1 Schlüssel wurde nicht widerrufen.</translation>
    </message>
    <message>
        <source>%1 keys were not revoked.</source>
        <translation>%1 Schlüssel wurden nicht widerrufen.</translation>
    </message>
    <message>
        <source>Revoke 1 key?</source>
        <translation>1 Schlüssel widerrufen?</translation>
    </message>
    <message>
        <source>Revoke %1 keys?</source>
        <translation>%1 Schlüssel widerrufen?</translation>
    </message>
    <message>
        <source>Keep keys</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Revoke %1 keys</source>
        <translation>%1 Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation>Laufen ab</translation>
    </message>
</context>
<context>
    <name>KnowledgePage</name>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>Dateien oder Ordner zum Importieren hier ablegen</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask as a shopper would and see why (Ctrl+J)</source>
        <translation>Wie ein Kunde fragen und sehen, warum (Strg+J)</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Custom answers</source>
        <translation>Eigene Antworten</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Parts of the knowledge</source>
        <translation>Teile des Wissens</translation>
    </message>
    <message>
        <source>Ask as a shopper</source>
        <translation>Als Kunde fragen</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Gaps (%1)</source>
        <translation>Lücken (%1)</translation>
    </message>
    <message>
        <source>Files are being added to “%1”; files not yet sent are skipped.</source>
        <translation>Es werden Dateien zu „%1“ hinzugefügt; die noch fehlenden bleiben weg.</translation>
    </message>
    <message>
        <source>The import into “%1” was stopped; files not yet sent are skipped.</source>
        <translation>Der Import in „%1“ wurde angehalten; was noch nicht gesendet ist, bleibt weg.</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Wörterbuch</translation>
    </message>
</context>
<context>
    <name>LexiconDialog</name>
    <message>
        <source>Save entry</source>
        <translation>Eintrag speichern</translation>
    </message>
    <message>
        <source>money back</source>
        <translation>Geld zurück</translation>
    </message>
    <message>
        <source>refund</source>
        <translation>Erstattung</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>Jede Sprache</translation>
    </message>
    <message>
        <source>Customers say</source>
        <translation>Kunden sagen</translation>
    </message>
    <message>
        <source>A word or a phrase. Case and endings do not matter.</source>
        <translation>Ein Wort oder mehrere, die aufeinander folgen. Groß- und Kleinschreibung und Endungen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>The documents say</source>
        <translation>Die Dokumente sagen</translation>
    </message>
    <message>
        <source>The words used in your documents. They apply from the next question on.</source>
        <translation>Die Wörter, die in Ihren Dokumenten stehen. Sie zählen ab der nächsten Frage.</translation>
    </message>
    <message>
        <source>Language of the question</source>
        <translation>Sprache der Frage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter what customers say.</source>
        <translation>Geben Sie ein, was Kunden sagen.</translation>
    </message>
    <message>
        <source>Enter the words your documents use.</source>
        <translation>Geben Sie die Wörter Ihrer Dokumente dafür ein.</translation>
    </message>
    <message>
        <source>The lexicon already has this entry in this language. Edit that one instead.</source>
        <translation>Das Wörterbuch hat diesen Eintrag in dieser Sprache schon. Ändern Sie stattdessen jenen.</translation>
    </message>
    <message>
        <source>This entry was changed in the meantime (%1). Current text:</source>
        <translation>Dieser Eintrag wurde inzwischen geändert (%1). Er lautet jetzt:</translation>
    </message>
    <message>
        <source>Save mine anyway</source>
        <translation>Meine trotzdem speichern</translation>
    </message>
</context>
<context>
    <name>LexiconPane</name>
    <message>
        <source>Filter by form or meaning</source>
        <translation>Nach Wort oder Bedeutung filtern</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Add entry…</source>
        <translation>Eintrag hinzufügen …</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Noch keine Einträge</translation>
    </message>
    <message>
        <source>Your customers say “money back”, and your documents say “refund”? Add an entry, and their questions are answered from your documents.</source>
        <translation>Ihre Kunden sagen „Geld zurück“, und Ihre Dokumente sagen „Erstattung“? Fügen Sie einen Eintrag hinzu, und die Fragen werden aus Ihren Dokumenten beantwortet.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>The lexicon could not be read.</source>
        <translation>Das Wörterbuch konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The entry applies from the next question on</source>
        <translation>Der Eintrag zählt ab der nächsten Frage</translation>
    </message>
    <message>
        <source>The entry was not saved.</source>
        <translation>Der Eintrag wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The entry was deleted</source>
        <translation>Der Eintrag wurde gelöscht</translation>
    </message>
    <message>
        <source>The entry was not deleted.</source>
        <translation>Der Eintrag wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 unchanged</source>
        <translation>%1 hinzugefügt, %2 geändert, %3 unverändert</translation>
    </message>
    <message>
        <source>Customers’ words for terms in your documents</source>
        <translation>Was Kunden zu Wörtern der Dokumente sagen</translation>
    </message>
    <message>
        <source>%1 entries match</source>
        <translation>%1 Einträge passen</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>Added by %1, %2</source>
        <translation>Hinzugefügt von %1, %2</translation>
    </message>
    <message>
        <source>Also a form of the built-in concept: %1</source>
        <translation>Auch ein Wort des eingebauten Begriffs: %1</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Sie ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. Save it as “CSV UTF-8” in your spreadsheet.</source>
        <translation>Sie ist nicht in UTF-8. Speichern Sie sie in Ihrer Tabellenkalkulation als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>The entry could not be read.</source>
        <translation>Der Eintrag konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Edit the entry</source>
        <translation>Eintrag bearbeiten</translation>
    </message>
    <message>
        <source>Edit entry…</source>
        <translation>Eintrag bearbeiten …</translation>
    </message>
    <message>
        <source>Delete %1 entries…</source>
        <translation>%1 Einträge löschen …</translation>
    </message>
    <message>
        <source>Delete entry…</source>
        <translation>Eintrag löschen …</translation>
    </message>
    <message>
        <source>Delete this entry?</source>
        <translation>Diesen Eintrag löschen?</translation>
    </message>
    <message>
        <source>Questions with “%1” are interpreted literally again.</source>
        <translation>Fragen mit „%1“ werden wieder so gelesen, wie sie gestellt sind.</translation>
    </message>
    <message>
        <source>Keep entry</source>
        <translation>Eintrag behalten</translation>
    </message>
    <message>
        <source>Delete entry</source>
        <translation>Eintrag löschen</translation>
    </message>
    <message>
        <source>Deleting: %1 of %2</source>
        <translation>Wird gelöscht: %1 von %2</translation>
    </message>
    <message>
        <source>1 entry was deleted</source>
        <translation>1 Eintrag wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 entries were deleted</source>
        <translation>%1 Einträge wurden gelöscht</translation>
    </message>
    <message>
        <source>1 entry was not deleted.</source>
        <translation>1 Eintrag wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>%1 entries were not deleted.</source>
        <translation>%1 Einträge wurden nicht gelöscht.</translation>
    </message>
    <message>
        <source>Delete %1 entries?</source>
        <translation>%1 Einträge löschen?</translation>
    </message>
    <message>
        <source>Questions with %1 are interpreted literally again. This cannot be undone.</source>
        <translation>Fragen mit %1 werden wieder so gelesen, wie sie gestellt sind. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep entries</source>
        <translation>Einträge behalten</translation>
    </message>
    <message>
        <source>Delete %1 entries</source>
        <translation>%1 Einträge löschen</translation>
    </message>
    <message>
        <source>Import the lexicon</source>
        <translation>Wörterbuch importieren</translation>
    </message>
    <message>
        <source>CSV (*.csv *.tsv *.txt)</source>
        <translation>CSV (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” was not imported.</source>
        <translation>„%1“ wurde nicht importiert.</translation>
    </message>
    <message>
        <source>Import %1 entries?</source>
        <translation>%1 Einträge importieren?</translation>
    </message>
    <message>
        <source>Existing entries get the meaning from “%1”; the others are added.</source>
        <translation>Wörter, die das Wörterbuch schon hat, bekommen die Bedeutung aus „%1“; die anderen kommen hinzu.</translation>
    </message>
    <message>
        <source>Keep lexicon</source>
        <translation>Wörterbuch behalten</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>The lexicon was not imported. Nothing was changed.</source>
        <translation>Das Wörterbuch wurde nicht importiert. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>every</source>
        <translation>jede</translation>
    </message>
    <message>
        <source>Customers say</source>
        <translation>Kunden sagen</translation>
    </message>
    <message>
        <source>The documents say</source>
        <translation>Die Dokumente sagen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Built-in concept</source>
        <translation>Eingebauter Begriff</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Link this question to a document</source>
        <translation>Diese Frage mit einem Dokument verknüpfen</translation>
    </message>
    <message>
        <source>Section that answers it</source>
        <translation>Abschnitt, der sie beantwortet</translation>
    </message>
    <message>
        <source>From the next question on, the whole section is given as the answer, as long as its document contains it.</source>
        <translation>Ab der nächsten Frage wird er als Ganzes gegeben, solange er in seinem Dokument steht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Link question</source>
        <translation>Frage verknüpfen</translation>
    </message>
</context>
<context>
    <name>ListAge</name>
    <message>
        <source>live</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>Changes by others appear within two seconds</source>
        <translation>Änderungen anderer erscheinen innerhalb von zwei Sekunden</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>The server is not reporting changes; press F5 to refresh</source>
        <translation>Der Server meldet gerade keine Änderungen; F5 liest die Liste neu</translation>
    </message>
</context>
<context>
    <name>ListExport</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>LiveCards</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>Requests of your shop, averaged over the last full minute. The line shows the last five minutes.</source>
        <translation>Anfragen Ihres Shops in der letzten vollen Minute, geteilt durch deren Sekunden. Die Linie zeigt die letzten fünf Minuten.</translation>
    </message>
    <message>
        <source>Show requests</source>
        <translation>Anfragen zeigen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Share of requests in the last five minutes that were answered with status 400 or above. Requests with an unknown key are not counted.</source>
        <translation>Anteil der Anfragen der letzten fünf Minuten, die mit einem Status ab 400 beantwortet wurden. Anfragen mit einem unbekannten Schlüssel gehören zu keiner Firma und zählen nicht.</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Answer time, median</source>
        <translation>Antwortzeit, Median</translation>
    </message>
    <message>
        <source>Half of the requests in the last five minutes were faster (accurate to 20%). The line shows five-second averages.</source>
        <translation>Die Hälfte der Anfragen der letzten fünf Minuten war schneller; auf ein Fünftel genau. Die Linie zeigt den Mittelwert von je fünf Sekunden.</translation>
    </message>
    <message>
        <source>Pages generating</source>
        <translation>Seiten in Arbeit</translation>
    </message>
    <message>
        <source>Product pages whose FAQs are being generated or queued. The line starts when you opened this page.</source>
        <translation>Produktseiten, deren FAQs gerade erzeugt werden oder darauf warten. Die Linie zeigt sie, seit Sie diese Seite geöffnet haben.</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Seiten zeigen</translation>
    </message>
    <message>
        <source>1 page is ready</source>
        <translation>1 Seite ist bereit</translation>
    </message>
    <message>
        <source>%1 pages are ready</source>
        <translation>%1 Seiten sind bereit</translation>
    </message>
    <message>
        <source>%1 in 5 minutes</source>
        <translation>%1 in 5 Minuten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>none in 5 minutes</source>
        <translation>keine in 5 Minuten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1 server error</source>
        <translation>1 Serverfehler</translation>
    </message>
    <message>
        <source>%1 server errors</source>
        <translation>%1 Serverfehler</translation>
    </message>
    <message>
        <source>99 % within %1</source>
        <translation>99&#xa0;% binnen %1</translation>
    </message>
    <message>
        <source>no requests in 5 minutes</source>
        <translation>keine Anfragen in 5 Minuten</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>Text or area</source>
        <translation>Text oder Bereich</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>No lines yet</source>
        <translation>Noch keine Zeilen</translation>
    </message>
    <message>
        <source>The server logs starts, backups and problems here.</source>
        <translation>Der Server schreibt hierher, wenn er startet, wenn ein Backup entsteht und wenn etwas nicht stimmt.</translation>
    </message>
    <message>
        <source>Log of the server</source>
        <translation>Protokoll des Servers</translation>
    </message>
    <message>
        <source>The log could not be read.</source>
        <translation>Das Protokoll konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 · the last %2 are kept · times in %3</source>
        <translation>%1 · die letzten %2 bleiben · Zeiten in %3</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Steht still</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Show %1 new lines</source>
        <translation>%1 neue Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Start again</source>
        <translation>Wieder starten</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>Open a server…</source>
        <translation>Server öffnen …</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Company</source>
        <translation>&amp;Firma</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>S&amp;eite</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Answerdesk</source>
        <translation>Über Answerdesk</translation>
    </message>
    <message>
        <source>Switch company…</source>
        <translation>Firma wechseln …</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Search or run…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Narrow sidebar</source>
        <translation>Schmale Seitenleiste</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>Die Sprache ändert sich mit dem nächsten Start</translation>
    </message>
    <message>
        <source>No company</source>
        <translation>Keine Firma</translation>
    </message>
    <message>
        <source>Reload the list</source>
        <translation>Liste neu laden</translation>
    </message>
    <message>
        <source>Answers shoppers’ questions from a shop’s own knowledge and proves the revenue attributed to the answers.</source>
        <translation>Beantwortet die Fragen von Kunden aus dem eigenen Wissen des Shops und belegt, welchen Umsatz die Antworten gebracht haben.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Gewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>No server is open</source>
        <translation>Kein Server geöffnet</translation>
    </message>
    <message>
        <source>Start a server on this computer, or connect to one that is running elsewhere.</source>
        <translation>Starten Sie einen Server auf diesem Computer oder verbinden Sie sich mit einem, der anderswo läuft.</translation>
    </message>
    <message>
        <source>%1 – Answerdesk</source>
        <translation>%1 – Answerdesk</translation>
    </message>
    <message>
        <source>The server at %1 is not responding; editing is disabled until it is back.</source>
        <translation>Der Server unter %1 antwortet nicht; Änderungen warten, bis er zurück ist.</translation>
    </message>
    <message>
        <source>The server at %1 is not responding. You see data from %2; editing is disabled until it is back.</source>
        <translation>Der Server unter %1 antwortet nicht. Sie sehen Daten von %2; Änderungen warten, bis er zurück ist.</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Ohne Speichern beenden?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Stop the local server and quit?</source>
        <translation>Lokalen Server anhalten und beenden?</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Anhalten und beenden</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>The password is kept until Answerdesk is closed. %1</source>
        <translation>Das Passwort wird behalten, bis Answerdesk geschlossen wird. %1</translation>
    </message>
    <message>
        <source>The company “%1” no longer exists, or you have no access to it.</source>
        <translation>Die Firma „%1“ gibt es nicht mehr, oder Sie dürfen sie nicht sehen.</translation>
    </message>
    <message>
        <source>The company “%1” no longer exists, or you have no access to it. Another company is shown.</source>
        <translation>Die Firma „%1“ gibt es nicht mehr, oder Sie dürfen sie nicht sehen. Dies ist eine andere.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>No table is shown</source>
        <translation>Keine Tabelle zu sehen</translation>
    </message>
</context>
<context>
    <name>MessageDetails</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Show its request</source>
        <translation>Zur Anfrage</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>Why it failed</source>
        <translation>Grund des Fehlers</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>MessagesPane</name>
    <message>
        <source>Text, code or request id</source>
        <translation>Text, Code oder Anfrage-ID</translation>
    </message>
    <message>
        <source>Kind of message</source>
        <translation>Art der Meldung</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Alle Meldungen</translation>
    </message>
    <message>
        <source>Failures only</source>
        <translation>Nur Fehlgeschlagenes</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>No messages yet</source>
        <translation>Noch keine Meldungen</translation>
    </message>
    <message>
        <source>Messages shown at the bottom right are kept here until you close Answerdesk.</source>
        <translation>Was dieses Fenster unten rechts sagt, lässt sich hier noch einmal lesen, bis Answerdesk geschlossen wird.</translation>
    </message>
    <message>
        <source>Messages of this window</source>
        <translation>Was dieses Fenster gesagt hat</translation>
    </message>
    <message>
        <source>%1 of %2 messages</source>
        <translation>%1 von %2 Meldungen</translation>
    </message>
    <message>
        <source>Messages: %1</source>
        <translation>Meldungen: %1</translation>
    </message>
    <message>
        <source>%1 · kept until Answerdesk is closed, %2 at most</source>
        <translation>%1 · bleiben, bis Answerdesk geschlossen wird, höchstens %2</translation>
    </message>
</context>
<context>
    <name>MetricsPane</name>
    <message>
        <source>Metric, label or meaning</source>
        <translation>Messwert, Merkmal oder Bedeutung</translation>
    </message>
    <message>
        <source>No figures yet</source>
        <translation>Noch keine Messwerte</translation>
    </message>
    <message>
        <source>Metrics appear here while a server is open.</source>
        <translation>Was der Server zählt und misst, steht hier, solange einer geöffnet ist.</translation>
    </message>
    <message>
        <source>Metrics of the server</source>
        <translation>Messwerte des Servers</translation>
    </message>
    <message>
        <source>The metrics could not be read.</source>
        <translation>Die Messwerte konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The metrics are not shown.</source>
        <translation>Die Messwerte werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 Messwert</translation>
    </message>
    <message>
        <source>%1 figures</source>
        <translation>%1 Messwerte</translation>
    </message>
    <message>
        <source>refreshed every %1 s, same as GET /metrics</source>
        <translation>alle %1 s gelesen, dieselben wie GET /metrics</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>Mean: %1</source>
        <translation>Mittel: %1</translation>
    </message>
    <message>
        <source>More than 5 % are above the highest bound.</source>
        <translation>Mehr als 5 % liegen über der höchsten Grenze.</translation>
    </message>
    <message>
        <source>95 % are at most %1.</source>
        <translation>95 % sind höchstens %1.</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Je Sekunde</translation>
    </message>
</context>
<context>
    <name>MistakeTexts</name>
    <message>
        <source>%1 with an unknown value</source>
        <translation>%1 mit unbekannter Auswahl</translation>
    </message>
    <message>
        <source>%1 that is not a UUID</source>
        <translation>%1, das keine UUID ist</translation>
    </message>
    <message>
        <source>%1 too long</source>
        <translation>%1 zu lang</translation>
    </message>
    <message>
        <source>%1 too small</source>
        <translation>%1 zu klein</translation>
    </message>
    <message>
        <source>%1 without entries</source>
        <translation>%1 ohne Einträge</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Headers and method</source>
        <translation>Header und Methode</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>%1 with the wrong type</source>
        <translation>%1 mit falschem Typ</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>Invalid JSON</source>
        <translation>Ungültiges JSON</translation>
    </message>
    <message>
        <source>List instead of an object</source>
        <translation>Liste statt Objekt</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>Invalid UTF-8</source>
        <translation>Ungültiges UTF-8</translation>
    </message>
    <message>
        <source>Nested 1,000 deep</source>
        <translation>1.000-fach verschachtelt</translation>
    </message>
    <message>
        <source>One byte above the limit</source>
        <translation>Ein Byte über dem Limit</translation>
    </message>
    <message>
        <source>Without Content-Type</source>
        <translation>Ohne Content-Type</translation>
    </message>
    <message>
        <source>Content-Type text/plain</source>
        <translation>Content-Type text/plain</translation>
    </message>
    <message>
        <source>Without Authorization</source>
        <translation>Ohne Authorization</translation>
    </message>
    <message>
        <source>With an unknown key</source>
        <translation>Mit unbekanntem Schlüssel</translation>
    </message>
    <message>
        <source>With the method %1</source>
        <translation>Mit der Methode %1</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>It did not answer in time. Increase the time limit, or find out why it is slow: the first request may load the model.</source>
        <translation>Es hat nicht rechtzeitig geantwortet. Geben Sie ihm mehr Zeit oder prüfen Sie, warum es langsam ist: Die erste Anfrage lädt womöglich erst das Modell.</translation>
    </message>
    <message>
        <source>Its address is not responding. Ask the operator to check model_url.</source>
        <translation>Unter seiner Adresse antwortet nichts. Der Betreiber prüft model_url.</translation>
    </message>
    <message>
        <source>It refused the request: check its key, its address and the model’s name.</source>
        <translation>Es hat die Anfrage abgelehnt: Sein Schlüssel, seine Adresse oder der Modellname ist falsch.</translation>
    </message>
    <message>
        <source>It is overloaded or failing. Try again later.</source>
        <translation>Es ist überlastet oder gestört. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The server at this address does not offer the expected API.</source>
        <translation>Was dort antwortet, spricht nicht die erwartete API.</translation>
    </message>
    <message>
        <source>Its answer exceeds the size limit.</source>
        <translation>Seine Antwort ist länger, als je gelesen wird.</translation>
    </message>
    <message>
        <source>Too many requests are already waiting; nothing was sent.</source>
        <translation>Zu viele Anfragen warten schon darauf; nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>It failed repeatedly, so no requests are sent for 30 seconds. Try again afterwards.</source>
        <translation>Es ist zuletzt zu oft ausgefallen; deshalb wird eine halbe Minute lang nichts gesendet. Versuchen Sie es danach erneut.</translation>
    </message>
    <message>
        <source>The server was stopped in the meantime.</source>
        <translation>Der Server wurde inzwischen angehalten.</translation>
    </message>
    <message>
        <source>The operator no longer offers this model. Choose another one.</source>
        <translation>Der Betreiber bietet es nicht mehr an. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Testing the model</source>
        <translation>Das Modell wird gefragt</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Frage läuft …</translation>
    </message>
    <message>
        <source>Sends one small request with the settings above, saved or not. Shoppers are not affected.</source>
        <translation>Sendet eine kleine Anfrage mit dem, was oben gewählt ist, gespeichert oder nicht. Kunden merken davon nichts.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Default (%1)</source>
        <translation>Standard (%1)</translation>
    </message>
    <message>
        <source>After this time, shoppers get the answer without the model. 0 = server maximum (%1 ms).</source>
        <translation>Danach erhält der Kunde die Antwort ohne das Modell. 0 = Höchstwert des Servers (%1 ms).</translation>
    </message>
    <message>
        <source>Instructions, question, passages and answer together. 0 = server maximum (%1).</source>
        <translation>Anweisungen, Frage, Passagen und Antwort zusammen. 0 = Höchstwert des Servers (%1).</translation>
    </message>
    <message>
        <source>For answers and product FAQs per day (UTC). 0 = server maximum (%1).</source>
        <translation>Für Antworten und Produkt-FAQs an einem Tag (UTC). 0 = Höchstwert des Servers (%1).</translation>
    </message>
    <message>
        <source>This server has no model. The operator sets one up with model_url and model_names.</source>
        <translation>Dieser Server hat kein Modell. Der Betreiber nennt eines mit model_url und model_names.</translation>
    </message>
    <message>
        <source>This %1.</source>
        <translation>Dieser Wert %1.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>%1 returned an embedding in %2.</source>
        <translation>%1 lieferte ein Embedding in %2.</translation>
    </message>
    <message>
        <source>%1 answered in %2.</source>
        <translation>%1 antwortete in %2.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>%1, after %2. %3</source>
        <translation>%1, nach %2. %3</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>Modelle einrichten …</translation>
    </message>
    <message>
        <source>A different model setup is saved. It takes effect at the server’s next start.</source>
        <translation>Eine andere Einrichtung der Modelle ist gespeichert. Sie gilt ab dem nächsten Start des Servers.</translation>
    </message>
</context>
<context>
    <name>ModelSetupDialog</name>
    <message>
        <source>Set up models</source>
        <translation>Modelle einrichten</translation>
    </message>
    <message>
        <source>Written to %1. It takes effect at the server’s next start.</source>
        <translation>Wird in %1 gespeichert und gilt ab dem nächsten Start des Servers.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>An OpenAI-compatible server. Leave empty for no model.</source>
        <translation>Ein OpenAI-kompatibler Server. Leer lassen für kein Modell.</translation>
    </message>
    <message>
        <source>Separate several names with commas. The first one is the default.</source>
        <translation>Mehrere Namen mit Kommas trennen. Der erste ist die Vorgabe.</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Leave empty to use the address above.</source>
        <translation>Leer lassen, um die Adresse oben zu verwenden.</translation>
    </message>
    <message>
        <source>One name. Leave empty to rank by words only.</source>
        <translation>Ein Name. Leer lassen, um nur nach Wörtern zu ordnen.</translation>
    </message>
    <message>
        <source>What is a gift card?</source>
        <translation>Was ist ein Geschenkgutschein?</translation>
    </message>
    <message>
        <source>Sample question</source>
        <translation>Beispielfrage</translation>
    </message>
    <message>
        <source>The test shows what the model answers to it.</source>
        <translation>Der Test zeigt, was das Modell darauf antwortet.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Schlüssel für %1</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufbewahrt</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Leave empty to keep the key.</source>
        <translation>Leer lassen, um den Schlüssel zu behalten.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Set by %1</source>
        <translation>Festgelegt durch %1</translation>
    </message>
    <message>
        <source>The models were not tested.</source>
        <translation>Die Modelle wurden nicht getestet.</translation>
    </message>
    <message>
        <source>The setup was not saved.</source>
        <translation>Die Einrichtung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>This %1.</source>
        <translation>Dieser Wert %1.</translation>
    </message>
</context>
<context>
    <name>MoneyTexts</name>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 Mio.</translation>
    </message>
</context>
<context>
    <name>OpenServerDialog</name>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Letzte Nutzung</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Open a server</source>
        <translation>Server öffnen</translation>
    </message>
    <message>
        <source>Fill a new local server with the demo shop</source>
        <translation>Neuen lokalen Server mit dem Demo-Shop füllen</translation>
    </message>
    <message>
        <source>Start local server</source>
        <translation>Lokalen Server starten</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden …</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Runs inside Answerdesk; data in your user folder</source>
        <translation>Läuft in Answerdesk; Daten in Ihrem Benutzerordner</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>Anderer Server</translation>
    </message>
    <message>
        <source>An address and an administrator account</source>
        <translation>Mit Adresse und Administratorkonto</translation>
    </message>
    <message>
        <source>Opening the server</source>
        <translation>Server wird geöffnet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Starting the local server</source>
        <translation>Lokaler Server wird gestartet</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The admin address, for instance http://127.0.0.1:8421</source>
        <translation>Die Admin-Adresse, etwa http://127.0.0.1:8421</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Recent servers</source>
        <translation>Letzte Server</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Forget this server</source>
        <translation>Diesen Server vergessen</translation>
    </message>
    <message>
        <source>Enter the server’s admin address.</source>
        <translation>Geben Sie die Admin-Adresse des Servers ein.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like http://127.0.0.1:8421.</source>
        <translation>„%1“ ist keine Adresse. Geben Sie eine ein, zum Beispiel http://127.0.0.1:8421.</translation>
    </message>
    <message>
        <source>Enter the administrator’s e-mail address.</source>
        <translation>Geben Sie die E-Mail-Adresse des Administrators ein.</translation>
    </message>
    <message>
        <source>Enter the password.</source>
        <translation>Geben Sie das Passwort ein.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Verbinden mit %1</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>%1 · EU region</source>
        <translation>%1 · Region EU</translation>
    </message>
    <message>
        <source>%1 · US region</source>
        <translation>%1 · Region US</translation>
    </message>
    <message>
        <source>Keep the password in the system’s keychain</source>
        <translation>Passwort im Schlüsselbund des Systems behalten</translation>
    </message>
    <message>
        <source>Keep the password until Answerdesk is closed</source>
        <translation>Passwort behalten, bis Answerdesk geschlossen wird</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Name of the server in this program</source>
        <translation>So heißt der Server in diesem Programm</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Save and connect</source>
        <translation>Speichern und verbinden</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saves without connecting. If the address or e-mail changes, the saved password is deleted.</source>
        <translation>Verbindet nicht. Mit anderer Adresse oder E-Mail wird das aufbewahrte Passwort vergessen.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufbewahrt</translation>
    </message>
    <message>
        <source>Change server</source>
        <translation>Server ändern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>“%1” stays open until another server answers.</source>
        <translation>„%1“ bleibt geöffnet, bis ein anderer Server antwortet.</translation>
    </message>
</context>
<context>
    <name>OperatorNote</name>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy a text that asks an operator of this server for the change</source>
        <translation>Kopiert einen Text, der einen Betreiber dieses Servers um die Änderung bittet</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Test visitor</source>
        <translation>Testbesucher</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Keine Bestellung</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Was gekauft wurde</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Rückerstattungen</translation>
    </message>
    <message>
        <source>Record refund…</source>
        <translation>Rückerstattung erfassen …</translation>
    </message>
    <message>
        <source>Cancel order…</source>
        <translation>Bestellung stornieren …</translation>
    </message>
    <message>
        <source>Credited answer</source>
        <translation>Die Antwort, der sie zugeschrieben ist</translation>
    </message>
    <message>
        <source>Visitor activity</source>
        <translation>Was der Besucher tat</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Besucher</translation>
    </message>
    <message>
        <source>The order could not be read.</source>
        <translation>Die Bestellung ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Bestellung %1</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Items: %1; the difference is taxes, shipping and discounts.</source>
        <translation>Positionen: %1; den Unterschied machen Steuern, Versand und Rabatte.</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Remaining</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>First touch</source>
        <translation>Erstkontakt</translation>
    </message>
    <message>
        <source>%1, %2 before</source>
        <translation>%1, %2 davor</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cancellation</source>
        <translation>Stornierung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rückerstattung</translation>
    </message>
    <message>
        <source>No refunds.</source>
        <translation>Keine Erstattungen.</translation>
    </message>
    <message>
        <source>The conversation has been deleted.</source>
        <translation>Die Unterhaltung wurde gelöscht.</translation>
    </message>
    <message>
        <source>A FAQ, %1 before the order</source>
        <translation>FAQ, %1 vor der Bestellung</translation>
    </message>
    <message>
        <source>Answer in the chat, %1 before the order</source>
        <translation>Antwort im Chat, %1 vor der Bestellung</translation>
    </message>
    <message>
        <source>helpful: %1</source>
        <translation>hilfreich: %1</translation>
    </message>
    <message>
        <source>not helpful: %1</source>
        <translation>nicht hilfreich: %1</translation>
    </message>
    <message>
        <source>FAQ %1</source>
        <translation>FAQ %1</translation>
    </message>
    <message>
        <source>From %1: “%2”</source>
        <translation>Aus %1: „%2“</translation>
    </message>
    <message>
        <source>The order is fully refunded.</source>
        <translation>Die Bestellung ist vollständig erstattet.</translation>
    </message>
    <message>
        <source>Cancel order “%1”?</source>
        <translation>Bestellung „%1“ stornieren?</translation>
    </message>
    <message>
        <source>The remaining %1 is deducted from today’s net revenue. This cannot be undone. Your shop is not notified.</source>
        <translation>Die verbleibenden %1 werden vom heutigen Nettoumsatz abgezogen. Das lässt sich nicht zurücknehmen. Ihr Shop erfährt davon nichts.</translation>
    </message>
    <message>
        <source>Keep order</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel order</source>
        <translation>Bestellung stornieren</translation>
    </message>
    <message>
        <source>Nothing was recorded.</source>
        <translation>Nichts wurde erfasst.</translation>
    </message>
    <message>
        <source>Refund of %1 recorded</source>
        <translation>%1 als erstattet erfasst</translation>
    </message>
    <message>
        <source>Show its request</source>
        <translation>Zur Anfrage</translation>
    </message>
    <message>
        <source>The conversation could not be read.</source>
        <translation>Die Unterhaltung ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>The message has been deleted.</source>
        <translation>Die Nachricht wurde gelöscht.</translation>
    </message>
    <message>
        <source>Find it among the requests that the server has kept</source>
        <translation>Unter den Anfragen suchen, die der Server noch hat</translation>
    </message>
    <message>
        <source>marked as wrong by %1, %2</source>
        <translation>als falsch markiert von %1, %2</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Which rows</source>
        <translation>Welche Zeilen</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Erstattungen</translation>
    </message>
    <message>
        <source>Cart events</source>
        <translation>Warenkorb-Ereignisse</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>Test visitors</source>
        <translation>Testbesucher</translation>
    </message>
    <message>
        <source>Orders of visitors who used chat or product FAQs, and what led to them</source>
        <translation>Was Besucher von Chat und Produkt-FAQs gekauft haben und wie es dazu kam</translation>
    </message>
    <message>
        <source>Include visitors of test keys</source>
        <translation>Auch zeigen, was Besucher von Testschlüsseln getan haben</translation>
    </message>
    <message>
        <source>First day, in the company’s time zone</source>
        <translation>Erster Tag, in der Zeitzone des Unternehmens</translation>
    </message>
    <message>
        <source>1 order of test visitors is hidden – Show</source>
        <translation>1 Bestellung von Testbesuchern ist ausgeblendet – Zeigen</translation>
    </message>
    <message>
        <source>%1 orders of test visitors are hidden – Show</source>
        <translation>%1 Bestellungen von Testbesuchern sind ausgeblendet – Zeigen</translation>
    </message>
</context>
<context>
    <name>OutcomeTexts</name>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Smalltalk</translation>
    </message>
    <message>
        <source>Clarifying question</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>quoted from documents</source>
        <translation>aus Dokumenten zitiert</translation>
    </message>
    <message>
        <source>%1 of 100; an answer needs %2</source>
        <translation>%1 von 100; eine Antwort braucht %2</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Open test bench</source>
        <translation>Prüfstand öffnen</translation>
    </message>
    <message>
        <source>Attributed revenue, 30 days</source>
        <translation>Zugeschriebener Umsatz, 30 Tage</translation>
    </message>
    <message>
        <source>Your to-dos and live traffic · times in %1</source>
        <translation>Ihre Aufgaben und der laufende Verkehr · Zeiten in %1</translation>
    </message>
    <message>
        <source>Show revenue</source>
        <translation>Umsatz zeigen</translation>
    </message>
    <message>
        <source>There is no company yet.</source>
        <translation>Es gibt noch keine Firma.</translation>
    </message>
    <message>
        <source>Nothing to do. The last check was %1.</source>
        <translation>Nichts zu tun. Letzte Prüfung: %1.</translation>
    </message>
    <message>
        <source>no orders yet</source>
        <translation>keine Bestellungen</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
</context>
<context>
    <name>OverviewWatch</name>
    <message>
        <source>The overview could not be read.</source>
        <translation>Die Übersicht konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The server is not accepting requests</source>
        <translation>Der Server nimmt gerade keine Anfragen an</translation>
    </message>
</context>
<context>
    <name>OwnAnswerDialog</name>
    <message>
        <source>Save answer</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <source>Do you rent out tents?</source>
        <translation>Verleihen Sie Zelte?</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>As shoppers would ask it. Case, punctuation and word order do not matter.</source>
        <translation>So, wie Kunden sie stellen. Groß- und Kleinschreibung, Satzzeichen und Wortfolge sind egal.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Given word for word to this question, regardless of the documents. It is live immediately.</source>
        <translation>Sie wird auf diese Frage Wort für Wort gegeben, was auch immer die Dokumente sagen, und gilt sofort.</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Locale of the question.</source>
        <translation>Die Sprachversion, in der gefragt wurde.</translation>
    </message>
    <message>
        <source>Enter the question.</source>
        <translation>Geben Sie die Frage ein.</translation>
    </message>
    <message>
        <source>Alternative questions</source>
        <translation>Andere Arten, danach zu fragen</translation>
    </message>
    <message>
        <source>The limit is 500 characters per line.</source>
        <translation>Eine Zeile darf 500 Zeichen haben.</translation>
    </message>
    <message>
        <source>The limit is 20 lines.</source>
        <translation>Es passen 20 Zeilen.</translation>
    </message>
    <message>
        <source>One per line. They get the same answer.</source>
        <translation>Eine je Zeile. Sie bekommen dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Enter the answer for shoppers.</source>
        <translation>Geben Sie die Antwort für Ihre Kunden ein.</translation>
    </message>
    <message>
        <source>The answer has %1 characters; the limit is 8,000.</source>
        <translation>Die Antwort hat %1 Zeichen; 8.000 passen.</translation>
    </message>
    <message>
        <source>Enter a locale like en or de-AT.</source>
        <translation>Geben Sie eine Sprachversion wie en oder de-AT ein.</translation>
    </message>
    <message>
        <source>This question already has a custom answer. Edit that one instead.</source>
        <translation>Zu dieser Frage gibt es schon eine eigene Antwort. Berichtigen Sie stattdessen diese.</translation>
    </message>
    <message>
        <source>Another administrator changed this answer in the meantime (%1). Current text:</source>
        <translation>Jemand anders hat diese Antwort inzwischen geändert (%1). Sie lautet jetzt:</translation>
    </message>
    <message>
        <source>Save mine anyway</source>
        <translation>Meine trotzdem speichern</translation>
    </message>
</context>
<context>
    <name>OwnAnswersPane</name>
    <message>
        <source>Filter by question or answer</source>
        <translation>Nach Frage oder Antwort filtern</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Write answer…</source>
        <translation>Antwort schreiben …</translation>
    </message>
    <message>
        <source>Custom answers</source>
        <translation>Eigene Antworten</translation>
    </message>
    <message>
        <source>No custom answers yet</source>
        <translation>Noch keine eigenen Antworten</translation>
    </message>
    <message>
        <source>Write an answer where the documents have none or yours is better. It is live immediately and takes precedence over everything else.</source>
        <translation>Schreiben Sie eine Antwort, wo die Dokumente keine haben oder Ihre besser ist. Sie gilt sofort und geht allem anderen vor.</translation>
    </message>
    <message>
        <source>Custom answer</source>
        <translation>Eigene Antwort</translation>
    </message>
    <message>
        <source>The custom answers could not be read.</source>
        <translation>Die eigenen Antworten ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Answer is live</source>
        <translation>Die Antwort gilt ab sofort</translation>
    </message>
    <message>
        <source>The answer was not saved.</source>
        <translation>Die Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The custom answer was deleted</source>
        <translation>Die eigene Antwort wurde gelöscht</translation>
    </message>
    <message>
        <source>The custom answer was not deleted.</source>
        <translation>Die eigene Antwort wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Answers written by your team</source>
        <translation>Antworten, die Ihr Team geschrieben hat</translation>
    </message>
    <message>
        <source>%1 custom answers match</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>1 custom answer</source>
        <translation>1 eigene Antwort</translation>
    </message>
    <message>
        <source>%1 custom answers</source>
        <translation>%1 eigene Antworten</translation>
    </message>
    <message>
        <source>Written by %1, %2</source>
        <translation>Geschrieben von %1, %2</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>Edit answer…</source>
        <translation>Antwort bearbeiten …</translation>
    </message>
    <message>
        <source>Delete answer…</source>
        <translation>Antwort löschen …</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>The custom answer could not be read.</source>
        <translation>Die eigene Antwort ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Edit the answer</source>
        <translation>Antwort bearbeiten</translation>
    </message>
    <message>
        <source>Delete this custom answer?</source>
        <translation>Diese eigene Antwort löschen?</translation>
    </message>
    <message>
        <source>“%1” is then answered from the documents or refused. This answer is no longer quoted.</source>
        <translation>„%1“ wird wieder aus den Dokumenten beantwortet oder abgelehnt. Diese Antwort wird danach nirgends mehr zitiert.</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>Antwort löschen</translation>
    </message>
    <message>
        <source>Your answer was not saved</source>
        <translation>Ihre Antwort wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Delete %1 answers…</source>
        <translation>%1 Antworten löschen …</translation>
    </message>
    <message>
        <source>Deleting: %1 of %2</source>
        <translation>Wird gelöscht: %1 von %2</translation>
    </message>
    <message>
        <source>1 custom answer was deleted</source>
        <translation>1 eigene Antwort wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 custom answers were deleted</source>
        <translation>%1 eigene Antworten wurden gelöscht</translation>
    </message>
    <message>
        <source>1 custom answer was not deleted.</source>
        <translation>1 eigene Antwort wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>%1 custom answers were not deleted.</source>
        <translation>%1 eigene Antworten wurden nicht gelöscht.</translation>
    </message>
    <message>
        <source>Delete %1 custom answers?</source>
        <translation>%1 eigene Antworten löschen?</translation>
    </message>
    <message>
        <source>%1 are then answered from the documents or refused. These answers are no longer quoted. This cannot be undone.</source>
        <translation>%1 werden wieder aus den Dokumenten beantwortet oder abgelehnt. Diese Antworten werden danach nirgends mehr zitiert. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete %1 answers</source>
        <translation>%1 Antworten löschen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>PageRuleCells</name>
    <message>
        <source>Order</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Selectors</source>
        <translation>Selektoren</translation>
    </message>
    <message>
        <source>Affected</source>
        <translation>Betroffen</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Never applies</source>
        <translation>Gilt nie</translation>
    </message>
    <message>
        <source>rule %1 comes first</source>
        <translation>Regel %1 steht davor</translation>
    </message>
    <message>
        <source>An earlier rule matches all of its pages.</source>
        <translation>Eine frühere Regel trifft auf alle ihre Seiten zu.</translation>
    </message>
    <message>
        <source>Rule %1 matches all of its pages: %2</source>
        <translation>Regel %1 trifft auf alle ihre Seiten zu: %2</translation>
    </message>
</context>
<context>
    <name>PageRuleDialog</name>
    <message>
        <source>Add a page rule</source>
        <translation>Seitenregel hinzufügen</translation>
    </message>
    <message>
        <source>Edit page rule</source>
        <translation>Seitenregel bearbeiten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>“Try” reads a page with and without this rule. Nothing is stored.</source>
        <translation>„Ausprobieren“ liest eine Seite ohne und mit dieser Regel. Gespeichert wird nichts.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Selector: %1</source>
        <translation>Selektor: %1</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
    <message>
        <source>Try it on this page</source>
        <translation>An dieser Seite ausprobieren</translation>
    </message>
    <message>
        <source>The page is fetched as for a shopper. Nothing is stored.</source>
        <translation>Sie wird wie für Käufer abgerufen, ohne zu speichern.</translation>
    </message>
    <message>
        <source>CSS: tag, .class, #id, [attr=value], :first-child, a b, a &gt; b. Leave a fact empty to read it as today.</source>
        <translation>CSS: tag, .class, #id, [attr=value], :first-child, a b, a &gt; b. Was leer bleibt, wird wie bisher gelesen.</translation>
    </message>
    <message>
        <source>First try the rule on a page that it matches.</source>
        <translation>Probieren Sie die Regel zuerst an einer Seite aus, auf die sie zutrifft.</translation>
    </message>
    <message>
        <source>Enter at least one selector.</source>
        <translation>Geben Sie mindestens einen Selektor ein.</translation>
    </message>
    <message>
        <source>Enter the address of a page.</source>
        <translation>Geben Sie die Adresse einer Seite ein.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like https://shop.example/products/alta-2.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie eine wie https://shop.example/products/alta-2.</translation>
    </message>
    <message>
        <source>The rule was not tried.</source>
        <translation>Die Regel wurde nicht ausprobiert.</translation>
    </message>
    <message>
        <source>Enter the pages that the rule applies to.</source>
        <translation>Geben Sie ein, für welche Seiten die Regel gilt.</translation>
    </message>
    <message>
        <source>* matches within a path segment, ** matches anything.</source>
        <translation>* steht für einen Pfadteil, ** für alles.</translation>
    </message>
    <message>
        <source>FAQs are generated for these pages.</source>
        <translation>Für diese Seiten werden FAQs erzeugt.</translation>
    </message>
    <message>
        <source>These pages get no FAQs.</source>
        <translation>Diese Seiten bekommen keine FAQs.</translation>
    </message>
    <message>
        <source>Each selector locates one fact on the page.</source>
        <translation>Jeder Selektor sagt, wo eine Angabe steht.</translation>
    </message>
</context>
<context>
    <name>PageRuleFile</name>
    <message>
        <source>The file is not JSON.</source>
        <translation>Sie ist keine JSON-Datei.</translation>
    </message>
    <message>
        <source>The file contains no page rules.</source>
        <translation>Sie enthält keine Seitenregeln.</translation>
    </message>
</context>
<context>
    <name>PageRulesPane</name>
    <message>
        <source>Progress of the generation</source>
        <translation>Fortschritt der Erzeugung</translation>
    </message>
    <message>
        <source>Regenerating FAQs of 1 page</source>
        <translation>Die FAQs von 1 Seite werden neu erzeugt</translation>
    </message>
    <message>
        <source>Regenerating FAQs of %1 pages</source>
        <translation>Die FAQs von %1 Seiten werden neu erzeugt</translation>
    </message>
    <message>
        <source>Add rule…</source>
        <translation>Regel hinzufügen …</translation>
    </message>
    <message>
        <source>Edit rule…</source>
        <translation>Regel bearbeiten …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove rule…</source>
        <translation>Regel entfernen …</translation>
    </message>
    <message>
        <source>Import rules…</source>
        <translation>Regeln importieren …</translation>
    </message>
    <message>
        <source>Export rules…</source>
        <translation>Regeln exportieren …</translation>
    </message>
    <message>
        <source>Page rules</source>
        <translation>Seitenregeln</translation>
    </message>
    <message>
        <source>No page rules</source>
        <translation>Keine Seitenregeln</translation>
    </message>
    <message>
        <source>The first rule that matches a page is applied.</source>
        <translation>Für eine Seite gilt die erste Regel, die auf sie zutrifft.</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>The page rules could not be read.</source>
        <translation>Die Seitenregeln konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The FAQs of all affected pages were regenerated</source>
        <translation>Die FAQs aller betroffenen Seiten wurden neu erzeugt</translation>
    </message>
    <message>
        <source>Corrections to how pages are read</source>
        <translation>Korrekturen daran, wie Seiten gelesen werden</translation>
    </message>
    <message>
        <source>1 rule</source>
        <translation>1 Regel</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <translation>%1 Regeln</translation>
    </message>
    <message>
        <source>1 never applies</source>
        <translation>1 gilt nie</translation>
    </message>
    <message>
        <source>%1 never apply</source>
        <translation>%1 gelten nie</translation>
    </message>
    <message>
        <source>A company has at most %1 rules.</source>
        <translation>Eine Firma hat höchstens %1 Regeln.</translation>
    </message>
    <message>
        <source>This rule is already first.</source>
        <translation>Sie ist die erste.</translation>
    </message>
    <message>
        <source>This rule is already last.</source>
        <translation>Sie ist die letzte.</translation>
    </message>
    <message>
        <source>There are no rules yet.</source>
        <translation>Es gibt noch keine Regeln.</translation>
    </message>
    <message>
        <source>Remove the rule for “%1”?</source>
        <translation>Regel für „%1“ entfernen?</translation>
    </message>
    <message>
        <source>The FAQs of 1 page are regenerated without it.</source>
        <translation>Die FAQs von 1 Seite werden ohne sie neu erzeugt.</translation>
    </message>
    <message>
        <source>The FAQs of %1 pages are regenerated without it.</source>
        <translation>Die FAQs von %1 Seiten werden ohne sie neu erzeugt.</translation>
    </message>
    <message>
        <source>Keep rule</source>
        <translation>Regel behalten</translation>
    </message>
    <message>
        <source>Remove rule</source>
        <translation>Regel entfernen</translation>
    </message>
    <message>
        <source>Import page rules</source>
        <translation>Seitenregeln importieren</translation>
    </message>
    <message>
        <source>Page rules (*.json)</source>
        <translation>Seitenregeln (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Sie ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>“%1” was not imported.</source>
        <translation>„%1“ wurde nicht importiert.</translation>
    </message>
    <message>
        <source>Import the rules of “%1”?</source>
        <translation>Regeln aus „%1“ importieren?</translation>
    </message>
    <message>
        <source>%1 replace %2. FAQs are regenerated for pages to which another rule then applies.</source>
        <translation>An die Stelle von %2 kommt: %1. Die FAQs von Seiten, für die dann eine andere Regel gilt, werden neu erzeugt.</translation>
    </message>
    <message>
        <source>Keep the rules</source>
        <translation>Regeln behalten</translation>
    </message>
    <message>
        <source>Replace all rules</source>
        <translation>Alle Regeln ersetzen</translation>
    </message>
    <message>
        <source>Export page rules</source>
        <translation>Seitenregeln exportieren</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The rule for “%1” was added</source>
        <translation>Die Regel für „%1“ wurde hinzugefügt</translation>
    </message>
    <message>
        <source>The rule for “%1” was changed</source>
        <translation>Die Regel für „%1“ wurde geändert</translation>
    </message>
    <message>
        <source>The rule for “%1” was removed</source>
        <translation>Die Regel für „%1“ wurde entfernt</translation>
    </message>
    <message>
        <source>The rules were imported</source>
        <translation>Die Regeln wurden importiert</translation>
    </message>
    <message>
        <source>The rule was not added.</source>
        <translation>Die Regel wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The rule was not changed.</source>
        <translation>Die Regel wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The rule was not moved.</source>
        <translation>Die Regel wurde nicht verschoben.</translation>
    </message>
    <message>
        <source>The rule was not removed.</source>
        <translation>Die Regel wurde nicht entfernt.</translation>
    </message>
    <message>
        <source>The rules were not imported.</source>
        <translation>Die Regeln wurden nicht importiert.</translation>
    </message>
    <message>
        <source>A rule corrects how pages are read: whether they sell a product, or where their facts are.</source>
        <translation>Eine Regel korrigiert, wie Seiten gelesen werden: ob sie ein Produkt verkaufen oder wo ihre Angaben stehen.</translation>
    </message>
</context>
<context>
    <name>PageTrialView</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Product page</source>
        <translation>Produktseite</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Product number</source>
        <translation>Produktnummer</translation>
    </message>
    <message>
        <source>GTIN</source>
        <translation>GTIN</translation>
    </message>
    <message>
        <source>MPN</source>
        <translation>MPN</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>The page is being read</source>
        <translation>Die Seite wird gelesen</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Was von der Seite gezeigt wird</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Selectors</source>
        <translation>Selektoren</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Text der Seite</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>With this rule</source>
        <translation>Mit dieser Regel</translation>
    </message>
    <message>
        <source>Facts today and with this rule</source>
        <translation>Angaben heute und mit dieser Regel</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>First text</source>
        <translation>Erster Text</translation>
    </message>
    <message>
        <source>Matches of each selector</source>
        <translation>Was jeder Selektor findet</translation>
    </message>
    <message>
        <source>The pattern does not match this page.</source>
        <translation>Das Muster trifft auf diese Seite nicht zu.</translation>
    </message>
    <message>
        <source>An earlier rule matches this page and applies instead.</source>
        <translation>Eine frühere Regel trifft auf diese Seite zu und gilt stattdessen.</translation>
    </message>
    <message>
        <source>With this rule the page is a product.</source>
        <translation>Mit dieser Regel ist die Seite ein Produkt.</translation>
    </message>
    <message>
        <source>1 known page is affected.</source>
        <translation>1 bekannte Seite ist betroffen.</translation>
    </message>
    <message>
        <source>%1 known pages are affected.</source>
        <translation>%1 bekannte Seiten sind betroffen.</translation>
    </message>
    <message>
        <source>With this rule the page is not a product.</source>
        <translation>Mit dieser Regel ist die Seite kein Produkt.</translation>
    </message>
</context>
<context>
    <name>PassageView</name>
    <message>
        <source>Show more passages</source>
        <translation>Mehr Passagen zeigen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>The document could not be read.</source>
        <translation>Das Dokument ließ sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>PasswordDialog</name>
    <message>
        <source>At least %1 characters; not your address or a common password.</source>
        <translation>Mindestens %1 Zeichen, nicht die Adresse selbst und keines der häufigsten Passwörter.</translation>
    </message>
    <message>
        <source>Change your password</source>
        <translation>Ihr Passwort ändern</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>Jetziges Passwort</translation>
    </message>
    <message>
        <source>Change password</source>
        <translation>Passwort ändern</translation>
    </message>
    <message>
        <source>Your other sessions end; this one stays open.</source>
        <translation>Ihre anderen Sitzungen enden; diese läuft weiter.</translation>
    </message>
    <message>
        <source>Set a password for “%1”</source>
        <translation>Passwort für „%1“ setzen</translation>
    </message>
    <message>
        <source>Set password</source>
        <translation>Passwort setzen</translation>
    </message>
    <message>
        <source>All sessions of this administrator end. A lockout after failed sign-ins is lifted.</source>
        <translation>Alle Sitzungen dieses Administrators enden, ebenso eine Sperre nach gescheiterten Anmeldungen.</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Neues Passwort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter your current password.</source>
        <translation>Geben Sie Ihr aktuelles Passwort ein.</translation>
    </message>
</context>
<context>
    <name>PeriodCells</name>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Added to carts</source>
        <translation>In Warenkörbe gelegt</translation>
    </message>
    <message>
        <source>%1, so far</source>
        <translation>%1, bisher</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Chat, helpful</source>
        <translation>Chat, hilfreich</translation>
    </message>
    <message>
        <source>FAQs, helpful</source>
        <translation>FAQs, hilfreich</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
</context>
<context>
    <name>PregenerationDialog</name>
    <message>
        <source>Generate FAQs before shoppers ask</source>
        <translation>FAQs vorab erzeugen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>From a sitemap</source>
        <translation>Aus einer Sitemap</translation>
    </message>
    <message>
        <source>From a list</source>
        <translation>Aus einer Liste</translation>
    </message>
    <message>
        <source>Generate FAQs</source>
        <translation>FAQs erzeugen</translation>
    </message>
    <message>
        <source>Pages are fetched one at a time, after those that shoppers are waiting for. Pages with current FAQs are skipped.</source>
        <translation>Seiten werden einzeln abgerufen, nach denen, auf die Kunden warten. Eine Seite mit frischen FAQs bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>A sitemap, or an index of sitemaps, on one of the company’s allowed hosts.</source>
        <translation>Eine Sitemap oder ein Sitemap-Index auf einem der erlaubten Hosts der Firma.</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>One product page per line, up to 10,000.</source>
        <translation>Eine Produktseite pro Zeile; höchstens 10.000.</translation>
    </message>
    <message>
        <source>Locales</source>
        <translation>Sprachversionen</translation>
    </message>
    <message>
        <source>Locale %1</source>
        <translation>Sprachversion %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter the address of the sitemap.</source>
        <translation>Geben Sie die Adresse der Sitemap ein.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Enter one like https://shop.example/sitemap.xml.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie etwa https://shop.example/sitemap.xml.</translation>
    </message>
    <message>
        <source>Enter at least one address.</source>
        <translation>Geben Sie mindestens eine Adresse ein.</translation>
    </message>
    <message>
        <source>You entered %1 addresses; the limit is 10,000.</source>
        <translation>Das sind %1 Adressen; 10.000 passen.</translation>
    </message>
    <message>
        <source>Choose at least one locale.</source>
        <translation>Wählen Sie mindestens eine Sprachversion.</translation>
    </message>
    <message>
        <source>Sitemaps of this shop</source>
        <translation>Sitemaps dieses Shops</translation>
    </message>
</context>
<context>
    <name>PregenerationStrip</name>
    <message>
        <source>Show pages without FAQs…</source>
        <translation>Seiten ohne FAQs anzeigen …</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel the generation</source>
        <translation>Erzeugung abbrechen</translation>
    </message>
    <message>
        <source>Progress of the generation</source>
        <translation>Fortschritt der Erzeugung</translation>
    </message>
    <message>
        <source>%1 of %2 pages</source>
        <translation>%1 von %2 Seiten</translation>
    </message>
    <message>
        <source>1 page ready</source>
        <translation>1 Seite bereit</translation>
    </message>
    <message>
        <source>%1 pages ready</source>
        <translation>%1 Seiten bereit</translation>
    </message>
    <message>
        <source>%1 without FAQs</source>
        <translation>%1 ohne FAQs</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>the sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Generating FAQs: %1 · %2</source>
        <translation>FAQs werden erzeugt: %1 · %2</translation>
    </message>
    <message>
        <source>Paused before the sitemap was read</source>
        <translation>Angehalten, bevor die Sitemap gelesen war</translation>
    </message>
    <message>
        <source>Paused: %1 · %2</source>
        <translation>Angehalten: %1 · %2</translation>
    </message>
    <message>
        <source>FAQs were generated: %1</source>
        <translation>FAQs wurden erzeugt: %1</translation>
    </message>
    <message>
        <source>Cancelled: %1 · %2</source>
        <translation>Abgebrochen: %1 · %2</translation>
    </message>
    <message>
        <source>The generation stopped: %1</source>
        <translation>Die Erzeugung brach ab: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume the generation</source>
        <translation>Erzeugung fortsetzen</translation>
    </message>
    <message>
        <source>Pause the generation</source>
        <translation>Erzeugung anhalten</translation>
    </message>
    <message>
        <source>These are the first %1 of %2.</source>
        <translation>Das sind die ersten %1 von %2.</translation>
    </message>
    <message>
        <source>1 page has no FAQs</source>
        <translation>1 Seite hat keine FAQs</translation>
    </message>
    <message>
        <source>%1 pages have no FAQs</source>
        <translation>%1 Seiten haben keine FAQs</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Add a question to a set</source>
        <translation>Frage zu einem Satz hinzufügen</translation>
    </message>
    <message>
        <source>Must be refused: the documents do not contain the answer</source>
        <translation>Muss abgelehnt werden: Die Dokumente enthalten die Antwort nicht</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>As shoppers ask it.</source>
        <translation>So, wie Kunden sie stellen.</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>The answer must contain</source>
        <translation>Die Antwort muss enthalten</translation>
    </message>
    <message>
        <source>One piece of text per line, for example “30 days”. Case and spaces do not matter.</source>
        <translation>Ein Textstück pro Zeile, zum Beispiel „30 Tage“. Groß- und Kleinschreibung und Leerzeichen sind gleichgültig.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Enter the question.</source>
        <translation>Geben Sie die Frage ein.</translation>
    </message>
    <message>
        <source>Enter what a correct answer contains.</source>
        <translation>Geben Sie ein, was eine richtige Antwort enthält.</translation>
    </message>
    <message>
        <source>The limit is 20 lines.</source>
        <translation>Es passen 20 Zeilen.</translation>
    </message>
</context>
<context>
    <name>RangeBox</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Tage wählen …</translation>
    </message>
</context>
<context>
    <name>RangeCalendar</name>
    <message>
        <source>Month before</source>
        <translation>Vorheriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>chosen: %1 to %2</source>
        <translation>gewählt: %1 bis %2</translation>
    </message>
    <message>
        <source>first day: %1</source>
        <translation>erster Tag: %1</translation>
    </message>
</context>
<context>
    <name>RangeDialog</name>
    <message>
        <source>Choose the days</source>
        <translation>Tage wählen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Diese Tage zeigen</translation>
    </message>
    <message>
        <source>Enter a date like 2026-01-31.</source>
        <translation>Geben Sie ein Datum wie 2026-01-31 ein.</translation>
    </message>
    <message>
        <source>“%1” is not a date. Enter one like 2026-01-31.</source>
        <translation>„%1“ ist kein Datum. Geben Sie eines wie 2026-01-31 ein.</translation>
    </message>
    <message>
        <source>The last day is before the first day.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>Last day, included</source>
        <translation>Letzter Tag, einschließlich</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
</context>
<context>
    <name>RawBody</name>
    <message>
        <source>Show first part</source>
        <translation>Anfang zeigen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Restore the previous text</source>
        <translation>Zurück zum Text, der vorher da war</translation>
    </message>
    <message>
        <source>First part of the body</source>
        <translation>Anfang des Inhalts</translation>
    </message>
    <message>
        <source>Hide first part</source>
        <translation>Anfang ausblenden</translation>
    </message>
    <message>
        <source>%1, sent unchanged</source>
        <translation>%1, gesendet wie eingefügt</translation>
    </message>
    <message>
        <source>%1: too large to check and show as fields</source>
        <translation>%1: zu groß, um geprüft und als Felder gezeigt zu werden</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Kein Inhalt</translation>
    </message>
    <message>
        <source>Invalid JSON at line %1, column %2: %3. It is sent unchanged.</source>
        <translation>Kein JSON in Zeile %1, Spalte %2: %3. Gesendet wird der Inhalt, wie er ist.</translation>
    </message>
    <message>
        <source>JSON, %1</source>
        <translation>JSON, %1</translation>
    </message>
</context>
<context>
    <name>ReadingFields</name>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Maximum pages</source>
        <translation>Seiten höchstens</translation>
    </message>
    <message>
        <source>Maximum link depth</source>
        <translation>Linktiefe</translation>
    </message>
</context>
<context>
    <name>RefundDialog</name>
    <message>
        <source>Record a refund of order “%1”</source>
        <translation>Rückerstattung zur Bestellung „%1“ erfassen</translation>
    </message>
    <message>
        <source>The refund reduces today’s net revenue. The recorded order is not changed, and a refund cannot be undone. No money is paid out.</source>
        <translation>Das senkt den heutigen Nettoumsatz. Die Bestellung bleibt, wie sie erfasst wurde, und eine Rückerstattung lässt sich nicht zurücknehmen. Ausgezahlt wird nichts.</translation>
    </message>
    <message>
        <source>Refund amount (%1)</source>
        <translation>Erstattungsbetrag (%1)</translation>
    </message>
    <message>
        <source>%1 of the order remains.</source>
        <translation>Von der Bestellung verbleiben %1.</translation>
    </message>
    <message>
        <source>Reference (optional)</source>
        <translation>Referenz (optional)</translation>
    </message>
    <message>
        <source>The shop’s identifier for the refund; each one is counted once.</source>
        <translation>Die Kennung, die der Shop selbst der Rückerstattung gibt: Mit ihr zählt sie nur einmal.</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (optional)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Record refund</source>
        <translation>Rückerstattung erfassen</translation>
    </message>
    <message>
        <source>Enter an amount above zero, such as %1.</source>
        <translation>Geben Sie einen Betrag über null ein, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>Only %1 of the order remains.</source>
        <translation>Von der Bestellung verbleiben nur %1.</translation>
    </message>
    <message>
        <source>A refund with this reference is already recorded; it is counted once.</source>
        <translation>Eine Rückerstattung mit dieser Referenz ist schon erfasst; sie zählt nur einmal.</translation>
    </message>
    <message>
        <source>The amount %1.</source>
        <translation>Der Betrag %1.</translation>
    </message>
    <message>
        <source>An earlier attempt was recorded with different values. Close this window and check the order’s refunds.</source>
        <translation>Ein früherer Versuch wurde mit anderen Angaben aufgezeichnet. Schließen Sie dieses Fenster und sehen Sie sich die Erstattungen der Bestellung an.</translation>
    </message>
</context>
<context>
    <name>RefusedDetails</name>
    <message>
        <source>Refused event</source>
        <translation>Abgelehntes Ereignis</translation>
    </message>
    <message>
        <source>Show its requests</source>
        <translation>Seine Anfragen zeigen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Chat visitor</source>
        <translation>Chat-Besucher</translation>
    </message>
    <message>
        <source>FAQ visitor</source>
        <translation>FAQ-Besucher</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Grund der Ablehnung</translation>
    </message>
    <message>
        <source>How it would have passed</source>
        <translation>So wäre es angenommen worden</translation>
    </message>
    <message>
        <source>Closest ticket</source>
        <translation>Das Ticket, das am ehesten passt</translation>
    </message>
    <message>
        <source>Reading the ticket…</source>
        <translation>Ticket wird gelesen …</translation>
    </message>
    <message>
        <source>The ticket could not be read: %1</source>
        <translation>Das Ticket konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The ticket has been deleted.</source>
        <translation>Das Ticket wurde gelöscht.</translation>
    </message>
    <message>
        <source>Ticket %1, opened %2, last used %3</source>
        <translation>Ticket %1, eröffnet %2, zuletzt genutzt %3</translation>
    </message>
</context>
<context>
    <name>RefusedPane</name>
    <message>
        <source>Error code</source>
        <translation>Fehlercode</translation>
    </message>
    <message>
        <source>All codes</source>
        <translation>Alle Codes</translation>
    </message>
    <message>
        <source>Refused events</source>
        <translation>Abgelehnte Ereignisse</translation>
    </message>
    <message>
        <source>No refused events</source>
        <translation>Keine abgelehnten Ereignisse</translation>
    </message>
    <message>
        <source>Refused cart and checkout events are kept here for 7 days, with the reason and the remedy.</source>
        <translation>Abgelehnte Warenkorb- und Checkout-Ereignisse stehen hier 7 Tage lang, samt dem, womit sie angenommen worden wären.</translation>
    </message>
    <message>
        <source>The refused events could not be read.</source>
        <translation>Die abgelehnten Ereignisse konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Kept for 7 days</source>
        <translation>7 Tage lang aufbewahrt</translation>
    </message>
    <message>
        <source>Refused events: %1 · kept for 7 days</source>
        <translation>Abgelehnte Ereignisse: %1 · 7 Tage lang aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ReportBody</name>
    <message>
        <source>Parts of the report</source>
        <translation>Teile des Berichts</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By channel</source>
        <translation>Nach Kanal</translation>
    </message>
    <message>
        <source>By product</source>
        <translation>Nach Produkt</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Nach Quelle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Kennzahlen</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Nach Woche</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
    </message>
    <message>
        <source>Preceding period</source>
        <translation>Zeitraum davor</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Added to carts</source>
        <translation>In Warenkörbe gelegt</translation>
    </message>
    <message>
        <source>Attributed revenue</source>
        <translation>Zugeschriebener Umsatz</translation>
    </message>
    <message>
        <source>%1 per week</source>
        <translation>%1 pro Woche</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 pro Monat</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <translation>%1 pro Tag</translation>
    </message>
    <message>
        <source>No helpful answer</source>
        <translation>Keine hilfreiche Antwort</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>RequestDetails</name>
    <message>
        <source>Request details</source>
        <translation>Anfragedetails</translation>
    </message>
    <message>
        <source>Open in test bench</source>
        <translation>Im Prüfstand</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>The log does not keep keys, query strings, bodies or metadata.</source>
        <translation>Das Protokoll behält von einer Anfrage weder Schlüssel noch Query-String, Inhalt oder Metadaten.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1, slow</source>
        <translation>%1, langsam</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>%1 received, %2 sent</source>
        <translation>%1 empfangen, %2 gesendet</translation>
    </message>
    <message>
        <source>Why it failed</source>
        <translation>Grund des Fehlers</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Grund der Ablehnung</translation>
    </message>
    <message>
        <source>Show refused events</source>
        <translation>Abgelehnte Ereignisse zeigen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Was gefragt wurde</translation>
    </message>
    <message>
        <source>Reading the conversation…</source>
        <translation>Unterhaltung wird gelesen …</translation>
    </message>
    <message>
        <source>The conversation has been deleted.</source>
        <translation>Die Unterhaltung wurde gelöscht.</translation>
    </message>
    <message>
        <source>The conversation could not be read: %1</source>
        <translation>Die Unterhaltung konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The message has been deleted.</source>
        <translation>Die Nachricht wurde gelöscht.</translation>
    </message>
    <message>
        <source>Message %1 of %2</source>
        <translation>Nachricht %1 von %2</translation>
    </message>
    <message>
        <source>helpful: %1</source>
        <translation>hilfreich: %1</translation>
    </message>
    <message>
        <source>not helpful: %1</source>
        <translation>nicht hilfreich: %1</translation>
    </message>
    <message>
        <source>FAQ %1</source>
        <translation>FAQ %1</translation>
    </message>
    <message>
        <source>test key</source>
        <translation>Testschlüssel</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Unterhaltung %1</translation>
    </message>
    <message>
        <source>Copied as curl; replace YOUR_API_KEY with a key</source>
        <translation>Als curl kopiert; setzen Sie einen Schlüssel an die Stelle von YOUR_API_KEY</translation>
    </message>
    <message>
        <source>Copied as curl, without key, query and body: the log does not keep them</source>
        <translation>Als curl kopiert, ohne das, was das Protokoll nicht behält: Schlüssel, Query und Inhalt</translation>
    </message>
    <message>
        <source>Test bench</source>
        <translation>Prüfstand</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Sicherheit %1</translation>
    </message>
</context>
<context>
    <name>RequestEditor</name>
    <message>
        <source>Request format</source>
        <translation>Schreibweise der Anfrage</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Find an endpoint</source>
        <translation>Endpunkt suchen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>No authorization</source>
        <translation>Ohne Autorisierung</translation>
    </message>
    <message>
        <source>Your session</source>
        <translation>Ihre Sitzung</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Autorisierung</translation>
    </message>
    <message>
        <source>The body is too large for fields; see Raw.</source>
        <translation>Der Inhalt ist zu groß für Felder; er steht unter Roh.</translation>
    </message>
    <message>
        <source>Test key of the bench</source>
        <translation>Schlüssel des Prüfstands</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>Fields of the request</source>
        <translation>Felder der Anfrage</translation>
    </message>
    <message>
        <source>This endpoint has no fields. You can still send a body as raw text.</source>
        <translation>Dieser Endpunkt nennt keine Felder. Ein Inhalt lässt sich trotzdem als Rohtext senden.</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>wird nicht gesendet</translation>
    </message>
    <message>
        <source>%1 characters, too long for this line: see Raw</source>
        <translation>%1 Zeichen, zu lang für diese Zeile: siehe Roh</translation>
    </message>
</context>
<context>
    <name>RequestPane</name>
    <message>
        <source>Send a broken variant</source>
        <translation>Fehlerhaft senden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Copy to the fields (Enter)</source>
        <translation>In die Felder übernehmen (Enter)</translation>
    </message>
    <message>
        <source>Sent requests</source>
        <translation>Gesendete Anfragen</translation>
    </message>
    <message>
        <source>There is no company</source>
        <translation>Es gibt keine Firma</translation>
    </message>
    <message>
        <source>Enter an address that begins with http:// or https://</source>
        <translation>Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt</translation>
    </message>
    <message>
        <source>Send (Ctrl+Enter)</source>
        <translation>Senden (Strg+Enter)</translation>
    </message>
    <message>
        <source>Send the request with one mistake and see how it is refused</source>
        <translation>Anfrage mit einem Fehler senden und sehen, wie sie abgelehnt wird</translation>
    </message>
    <message>
        <source>Another server: sent without authorization</source>
        <translation>Anderer Server: ohne Autorisierung gesendet</translation>
    </message>
    <message>
        <source>Show both answers side by side</source>
        <translation>Beide Antworten nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Select two requests with Ctrl+click or Shift+arrow</source>
        <translation>Wählen Sie zwei Anfragen: mit Strg und Klick oder mit Umschalt und Pfeiltaste</translation>
    </message>
    <message>
        <source>The fields contain another request now</source>
        <translation>In den Feldern steht jetzt eine andere Anfrage</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The body is too large for a broken variant</source>
        <translation>Der Inhalt ist zu groß, um absichtlich verändert zu werden</translation>
    </message>
</context>
<context>
    <name>RequestsPane</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Open test bench</source>
        <translation>Prüfstand öffnen</translation>
    </message>
    <message>
        <source>No requests yet</source>
        <translation>Noch keine Anfragen</translation>
    </message>
    <message>
        <source>Send one from the test bench.</source>
        <translation>Senden Sie eine aus dem Prüfstand.</translation>
    </message>
    <message>
        <source>The requests could not be read.</source>
        <translation>Die Anfragen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Path, id, code, key or address</source>
        <translation>Pfad, ID, Code, Schlüssel, Adresse</translation>
    </message>
    <message>
        <source>Which calls</source>
        <translation>Welche Aufrufe</translation>
    </message>
    <message>
        <source>Shop calls</source>
        <translation>Aufrufe des Shops</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Aufrufe</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>All statuses</source>
        <translation>Alle Status</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Requests as the server answers them</source>
        <translation>Was der Server gerade tut</translation>
    </message>
    <message>
        <source>1 request matches</source>
        <translation>1 Anfrage passt</translation>
    </message>
    <message>
        <source>%1 requests match</source>
        <translation>%1 Anfragen passen</translation>
    </message>
    <message>
        <source>1 request</source>
        <translation>1 Anfrage</translation>
    </message>
    <message>
        <source>%1 requests</source>
        <translation>%1 Anfragen</translation>
    </message>
    <message>
        <source>whole server</source>
        <translation>ganzer Server</translation>
    </message>
    <message>
        <source>the last %1 are kept</source>
        <translation>die letzten %1 bleiben</translation>
    </message>
    <message>
        <source>times in %1</source>
        <translation>Zeiten in %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Steht still</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>The list is paused while you are scrolled down. Scroll to the top to follow new requests.</source>
        <translation>Neue Anfragen warten, solange Sie nach unten gescrollt haben; ganz oben erscheinen sie wieder sofort.</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Show %1 new requests</source>
        <translation>%1 neue Anfragen zeigen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Alle Ergebnisse</translation>
    </message>
</context>
<context>
    <name>RestingDialogs</name>
    <message>
        <source>No server is open.</source>
        <translation>Kein Server ist geöffnet.</translation>
    </message>
    <message>
        <source>This belongs to %1, which is no longer shown.</source>
        <translation>Dies galt für %1, und inzwischen ist etwas anderes geöffnet.</translation>
    </message>
</context>
<context>
    <name>ResultDetails</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Sicherheit: %1</translation>
    </message>
    <message>
        <source>Closest passages</source>
        <translation>Nächstliegende Stellen</translation>
    </message>
    <message>
        <source>Quoted passages</source>
        <translation>Zitierte Stellen</translation>
    </message>
</context>
<context>
    <name>RevenuePage</name>
    <message>
        <source>Revenue impact</source>
        <translation>Umsatzwirkung</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Zusammengefasst nach</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Test visitors</source>
        <translation>Testbesucher</translation>
    </message>
    <message>
        <source>Days are being recounted after a time zone change; figures may mix both zones.</source>
        <translation>Nach einem Wechsel der Zeitzone werden die Tage neu gezählt; Kennzahlen können aus der alten oder der neuen stammen.</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Tage wählen …</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Chart contents</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Attributed revenue</source>
        <translation>Zugeschriebener Umsatz</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>Added to carts</source>
        <translation>In Warenkörbe gelegt</translation>
    </message>
    <message>
        <source>Compare with the preceding period</source>
        <translation>Mit ebenso vielen Tagen direkt davor vergleichen</translation>
    </message>
    <message>
        <source>Include visitors of test keys</source>
        <translation>Auch zählen, was Besucher mit Testschlüsseln taten</translation>
    </message>
    <message>
        <source>Table as CSV or JSON…</source>
        <translation>Tabelle als CSV oder JSON …</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Diagramm als PNG …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Show how to send them</source>
        <translation>Anleitung zum Senden</translation>
    </message>
    <message>
        <source>No orders yet in this range</source>
        <translation>Noch keine Bestellungen im Zeitraum</translation>
    </message>
    <message>
        <source>Revenue appears when your shop sends checkout events of visitors who used chat or FAQs.</source>
        <translation>Umsatz erscheint, sobald Ihr Shop Checkout-Ereignisse von Besuchern sendet, die Chat oder FAQs genutzt haben.</translation>
    </message>
    <message>
        <source>The channels and the preceding period could not be read.</source>
        <translation>Die Kanäle und der Zeitraum davor konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The revenue could not be read.</source>
        <translation>Der Umsatz konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Revenue of visitors who used chat or product FAQs</source>
        <translation>Umsatz von Besuchern, die Chat oder Produkt-FAQs genutzt haben</translation>
    </message>
    <message>
        <source> · today is not complete</source>
        <translation> · heute läuft noch</translation>
    </message>
    <message>
        <source> · with test visitors</source>
        <translation> · mit Testbesuchern</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>The chart was saved as %1</source>
        <translation>Das Diagramm wurde als %1 gespeichert</translation>
    </message>
    <message>
        <source>The chart was not saved.</source>
        <translation>Das Diagramm wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Revenue by helpfulness</source>
        <translation>Umsatz nach Hilfe</translation>
    </message>
    <message>
        <source>Revenue without a helpful answer is shown separately from the channels</source>
        <translation>Umsatz nach keiner hilfreichen Antwort steht getrennt von dem der Kanäle</translation>
    </message>
    <message>
        <source>Compare the figures with the preceding period of the same length. Its weeks and months do not line up, so the chart and the table compare days only.</source>
        <translation>Die Kennzahlen mit ebenso vielen Tagen direkt davor vergleichen. Wochen und Monate beginnen dort anders, daher vergleichen Diagramm und Tabelle nur Tage.</translation>
    </message>
    <message>
        <source>Check totals…</source>
        <translation>Summen prüfen …</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Preceding period</source>
        <translation>Zeitraum davor</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Same days last year</source>
        <translation>Dieselben Tage im Jahr davor</translation>
    </message>
    <message>
        <source>Compare with the same days last year</source>
        <translation>Mit denselben Tagen im Jahr davor vergleichen</translation>
    </message>
    <message>
        <source>First day, in the company’s time zone</source>
        <translation>Erster Tag, in der Zeitzone des Unternehmens</translation>
    </message>
</context>
<context>
    <name>RotateKeyDialog</name>
    <message>
        <source>Rotate “%1”</source>
        <translation>„%1“ wechseln</translation>
    </message>
    <message>
        <source>Previous secret works for</source>
        <translation>Der frühere Wert gilt weiter für</translation>
    </message>
    <message>
        <source>No overlap</source>
        <translation>Keine Übergangszeit</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>The key gets a new secret, shown once. Name, scopes and figures are kept. Store the new secret in your backend while the previous one still works, so that no request fails.</source>
        <translation>Der Schlüssel bekommt einen neuen geheimen Wert, der einmal gezeigt wird. Name, Rechte und Zahlen bleiben. Tragen Sie den neuen Wert in Ihr Backend ein, solange der frühere noch gilt, dann scheitert keine Anfrage.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rotate key</source>
        <translation>Schlüssel wechseln</translation>
    </message>
    <message>
        <source>Requests with the previous secret fail immediately with 401.</source>
        <translation>Anfragen mit dem früheren Wert scheitern sofort mit 401.</translation>
    </message>
    <message>
        <source>Until %1. After that, requests with it fail.</source>
        <translation>Bis %1, danach scheitern Anfragen damit.</translation>
    </message>
</context>
<context>
    <name>RowCells</name>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>Added to the cart</source>
        <translation>In den Warenkorb gelegt</translation>
    </message>
    <message>
        <source>Quantity increased</source>
        <translation>Menge erhöht</translation>
    </message>
    <message>
        <source>Quantity decreased</source>
        <translation>Menge verringert</translation>
    </message>
    <message>
        <source>Removed from the cart</source>
        <translation>Aus dem Warenkorb entfernt</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Assisted</source>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>Test visitor</source>
        <translation>Testbesucher</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Bestellung</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>First touch</source>
        <translation>Erstkontakt</translation>
    </message>
    <message>
        <source>Credited</source>
        <translation>Zugeschrieben</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Cancellation</source>
        <translation>Stornierung</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rückerstattung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Change of the cart</source>
        <translation>Warenkorbänderung</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Eröffnet</translation>
    </message>
    <message>
        <source>Last interaction</source>
        <translation>Letzte Interaktion</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interaktionen</translation>
    </message>
    <message>
        <source>Helped</source>
        <translation>Geholfen</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
</context>
<context>
    <name>RowExport</name>
    <message>
        <source>The server was closed.</source>
        <translation>Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The answer is not a list.</source>
        <translation>Die Antwort ist keine Liste.</translation>
    </message>
</context>
<context>
    <name>RowsPane</name>
    <message>
        <source>Orders</source>
        <translation>Bestellungen</translation>
    </message>
    <message>
        <source>The orders could not be read.</source>
        <translation>Die Bestellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Rückerstattungen</translation>
    </message>
    <message>
        <source>The refunds could not be read.</source>
        <translation>Die Rückerstattungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Cart events</source>
        <translation>Warenkorb-Ereignisse</translation>
    </message>
    <message>
        <source>The cart events could not be read.</source>
        <translation>Die Warenkorb-Ereignisse konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>The tickets could not be read.</source>
        <translation>Die Tickets konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Nothing here in this range</source>
        <translation>Nichts im Zeitraum</translation>
    </message>
    <message>
        <source>This figure has no rows in the chosen days.</source>
        <translation>In den gewählten Tagen trägt keine Zeile zu dieser Kennzahl bei.</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Product number</source>
        <translation>Produktnummer</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Technische Daten</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Not a product</source>
        <translation>Kein Produkt</translation>
    </message>
    <message>
        <source>By selectors</source>
        <translation>Per Selektor</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>%1, again in %2 ms</source>
        <translation>%1, erneut in %2 ms</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>The server of --profile shows its addresses to administrators only: set ANSWERDESK_VAR_ADMIN_PASSWORD to the password of %1, or use --base-url instead.</source>
        <translation>Der Server zu --profile nennt seine Adressen nur Administratoren: Schreiben Sie das Passwort von %1 in ANSWERDESK_VAR_ADMIN_PASSWORD oder geben Sie stattdessen --base-url an.</translation>
    </message>
    <message>
        <source>The server of --profile %1 did not return its addresses:</source>
        <translation>Der Server zu --profile %1 hat seine Adressen nicht genannt:</translation>
    </message>
    <message>
        <source>answerdesk-console run --help explains it.</source>
        <translation>answerdesk-console run --help erklärt den Aufruf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Runs scenarios against a server and reports the result of each step. Needs no display.
Variables are taken from --var, then from the file of --vars, then from the environment
as ANSWERDESK_VAR_ and the name in capitals, which is the place for secrets.
Exit code: 0 all passed, 1 something failed, 2 wrong usage or a file that is not a scenario.</source>
        <translation>Führt Szenarien gegen einen Server aus und sagt, was jeder Schritt ergeben hat. Braucht keinen Bildschirm.
Der Wert einer Variablen kommt aus --var, sonst aus der Datei zu --vars, sonst aus der Umgebung:
aus ANSWERDESK_VAR_ und ihrem Namen in Großbuchstaben; dort gehören Geheimnisse hin.
Exit-Code: 0 alles erfüllt, 1 etwas gescheitert, 2 falscher Aufruf oder eine Datei, die kein Szenario ist.</translation>
    </message>
    <message>
        <source>Explain this command.</source>
        <translation>Diesen Befehl erklären.</translation>
    </message>
    <message>
        <source>Address of the query and FAQ endpoints.</source>
        <translation>Adresse der Endpunkte für Fragen und FAQs.</translation>
    </message>
    <message>
        <source>Address of the analytics endpoints (default: the base address).</source>
        <translation>Adresse der Endpunkte für die Analyse (Standard: die Basisadresse).</translation>
    </message>
    <message>
        <source>Address of the admin API.</source>
        <translation>Adresse der Admin-API.</translation>
    </message>
    <message>
        <source>Name or address of a server that the console has opened before; its addresses are read with the password in ANSWERDESK_VAR_ADMIN_PASSWORD.</source>
        <translation>Name oder Adresse eines Servers, den die Konsole schon einmal geöffnet hat; seine Adressen werden mit dem Passwort in ANSWERDESK_VAR_ADMIN_PASSWORD abgefragt.</translation>
    </message>
    <message>
        <source>Value of a variable; can be repeated.</source>
        <translation>Wert einer Variablen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>JSON object with values of variables, for example a quickstart&apos;s summary.</source>
        <translation>JSON-Objekt mit Werten von Variablen, etwa die Zusammenfassung von quickstart.</translation>
    </message>
    <message>
        <source>Write the results here as JUnit XML.</source>
        <translation>Die Ergebnisse hierhin als JUnit-XML schreiben.</translation>
    </message>
    <message>
        <source>The console&apos;s settings, for --profile.</source>
        <translation>Die Einstellungen der Konsole, für --profile.</translation>
    </message>
    <message>
        <source>A scenario, or a folder with scenarios (*.json).</source>
        <translation>Ein Szenario oder ein Ordner mit Szenarien (*.json).</translation>
    </message>
    <message>
        <source>The folder %1 contains no scenario (*.json).</source>
        <translation>Der Ordner %1 enthält kein Szenario (*.json).</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist kein JSON: %2.</translation>
    </message>
    <message>
        <source>%1 must contain a JSON object with names and values.</source>
        <translation>%1 muss ein JSON-Objekt mit Namen und Werten enthalten.</translation>
    </message>
    <message>
        <source>Usage: answerdesk-console run FILE... [OPTION...]</source>
        <translation>Aufruf: answerdesk-console run FILE... [OPTION...]</translation>
    </message>
    <message>
        <source>Which scenario? Name a file or a folder.</source>
        <translation>Welches Szenario? Nennen Sie eine Datei oder einen Ordner.</translation>
    </message>
    <message>
        <source>Use either --profile or --base-url, not both.</source>
        <translation>--profile und --base-url bestimmen beide den Server; geben Sie nur eine der Optionen an.</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>--var must be NAME=VALUE.</source>
        <translation>--var erwartet NAME=VALUE.</translation>
    </message>
    <message>
        <source>%1: which server? Use --%2, --profile or --vars.</source>
        <translation>%1: Welcher Server? Geben Sie --%2, --profile oder --vars an.</translation>
    </message>
    <message>
        <source>%1: %2 needs the variable “%3”: set it with --var %3=…, in the file of --vars, or as %4 in the environment.</source>
        <translation>%1: %2 braucht die Variable „%3“: Geben Sie sie mit --var %3=…, in der Datei zu --vars oder als %4 in der Umgebung an.</translation>
    </message>
    <message>
        <source>--var %1: no scenario has a variable of this name.</source>
        <translation>--var %1: Kein Szenario hat eine Variable dieses Namens.</translation>
    </message>
    <message>
        <source>Failures:</source>
        <translation>Fehlgeschlagen:</translation>
    </message>
    <message>
        <source>Live keys are used (%1): everything the scenarios write counts in all figures (%2).</source>
        <translation>Es werden Live-Schlüssel verwendet (%1): Was die Szenarien schreiben, zählt in allen Zahlen (%2).</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>No scenario matches this tag and name.</source>
        <translation>Kein Szenario hat ein solches Schlagwort und einen solchen Namen.</translation>
    </message>
    <message>
        <source>Use --live to allow that, or a test key (ad_test_…).</source>
        <translation>Erlauben Sie das mit --live, oder verwenden Sie einen Testschlüssel (ad_test_…).</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Run only scenarios with this tag; can be repeated.</source>
        <translation>Nur Szenarien mit diesem Schlagwort ausführen; bei mehreren: mit einem davon.</translation>
    </message>
    <message>
        <source>Run only scenarios whose name or file matches, for example “*refund*”; can be repeated.</source>
        <translation>Nur Szenarien ausführen, deren Name oder Datei passt, zum Beispiel „*refund*“; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Stop after the first scenario that fails.</source>
        <translation>Nach dem ersten fehlgeschlagenen Szenario anhalten.</translation>
    </message>
    <message>
        <source>Allow live API keys (ad_live_…), whose messages and orders count in all figures; ANSWERDESK_RUN_LIVE=1 does the same. Without it such a run is refused.</source>
        <translation>Live-API-Schlüssel (ad_live_…) erlauben, deren Nachrichten und Bestellungen in allen Zahlen zählen; ANSWERDESK_RUN_LIVE=1 bewirkt dasselbe. Ohne diese Angabe wird ein solcher Lauf abgelehnt.</translation>
    </message>
</context>
<context>
    <name>ScenarioCells</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Nicht gelaufen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>ScenarioDisk</name>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permission denied.</source>
        <translation>Der Ordner %1 kann nicht gelesen werden: Ihnen fehlt das Recht dazu.</translation>
    </message>
    <message>
        <source>The file is larger than 2 MiB, the limit for a scenario.</source>
        <translation>Die Datei ist größer als 2 MiB, zu groß für ein Szenario.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Sie kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>“%1” was not written: %2.</source>
        <translation>„%1“ wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since you started editing it.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit Sie es bearbeiten.</translation>
    </message>
    <message>
        <source>“%1” was deleted or renamed since you started editing it.</source>
        <translation>„%1“ wurde gelöscht oder umbenannt, seit Sie es bearbeiten.</translation>
    </message>
    <message>
        <source>“%1” was not deleted: %2.</source>
        <translation>„%1“ wurde nicht gelöscht: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written to.</source>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>Show location</source>
        <translation>Stelle zeigen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Text of the scenario</source>
        <translation>Text des Szenarios</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The file was changed or removed by another program since you started editing it.</source>
        <translation>Ein anderes Programm hat die Datei geändert oder entfernt, seit Sie sie bearbeiten.</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Speichern (Strg+S)</translation>
    </message>
    <message>
        <source>more errors: %1</source>
        <translation>weitere Fehler: %1</translation>
    </message>
    <message>
        <source>Valid scenario, steps: %1</source>
        <translation>Ein Szenario, Schritte: %1</translation>
    </message>
    <message>
        <source>Save (Ctrl+S); not a valid scenario yet: see below the text</source>
        <translation>Speichern (Strg+S); noch ist es kein Szenario: siehe unter dem Text</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioReportView</name>
    <message>
        <source>Steps of the scenario</source>
        <translation>Schritte des Szenarios</translation>
    </message>
    <message>
        <source>Checks of the step</source>
        <translation>Prüfungen des Schritts</translation>
    </message>
</context>
<context>
    <name>ScenarioRunner</name>
    <message>
        <source>The run was cancelled.</source>
        <translation>Der Lauf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>raw request</source>
        <translation>Rohanfrage</translation>
    </message>
    <message>
        <source>Attempts: %1, in %2 ms. The next one would come after the limit of %3 ms.</source>
        <translation>Versuche: %1, in %2 ms. Der nächste käme nach dem Limit von %3 ms.</translation>
    </message>
    <message>
        <source>… truncated: the body has %1 bytes</source>
        <translation>… gekürzt: Der Inhalt hat %1 Byte</translation>
    </message>
</context>
<context>
    <name>ScenarioRuns</name>
    <message>
        <source>These variables have no value: %1. Enter them under “Values…”.</source>
        <translation>Diese Variablen haben keinen Wert: %1. Geben Sie ihn unter „Werte …“ an.</translation>
    </message>
    <message>
        <source>The test key was not created: %1</source>
        <translation>Der Testschlüssel wurde nicht erstellt: %1</translation>
    </message>
    <message>
        <source>It needs live keys: %1. Tick “Use a live key” to send them.</source>
        <translation>Es braucht Live-Schlüssel: %1. Wählen Sie „Live-Schlüssel verwenden“, um sie zu senden.</translation>
    </message>
</context>
<context>
    <name>ScenarioWords</name>
    <message>
        <source>equals %1</source>
        <translation>ist gleich %1</translation>
    </message>
    <message>
        <source>is one of %1</source>
        <translation>ist eines von %1</translation>
    </message>
    <message>
        <source>is below 400</source>
        <translation>liegt unter 400</translation>
    </message>
    <message>
        <source>is below %1 ms</source>
        <translation>liegt unter %1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>contains %1</source>
        <translation>enthält %1</translation>
    </message>
    <message>
        <source>header %1</source>
        <translation>Header %1</translation>
    </message>
    <message>
        <source>no such header</source>
        <translation>kein solcher Header</translation>
    </message>
    <message>
        <source>the body is %1</source>
        <translation>Inhalt kein JSON: %1</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>ist vorhanden</translation>
    </message>
    <message>
        <source>is absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is of the type %1</source>
        <translation>hat den Typ %1</translation>
    </message>
    <message>
        <source>matches %1</source>
        <translation>passt auf %1</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>hat Länge %1</translation>
    </message>
    <message>
        <source>is at least %1</source>
        <translation>ist mindestens %1</translation>
    </message>
    <message>
        <source>is at most %1</source>
        <translation>ist höchstens %1</translation>
    </message>
    <message>
        <source>is more than %1</source>
        <translation>ist größer als %1</translation>
    </message>
    <message>
        <source>is less than %1</source>
        <translation>ist kleiner als %1</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>%1 is not a JSON string</source>
        <translation>%1 ist kein JSON-String</translation>
    </message>
    <message>
        <source>[%1] is neither a number nor a name in quotation marks</source>
        <translation>[%1] ist weder eine Zahl noch ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>the path is empty; $ is the complete answer</source>
        <translation>der Pfad ist leer; $ steht für die ganze Antwort</translation>
    </message>
    <message>
        <source>“%1” is not a path such as faqs[0].faq_id</source>
        <translation>„%1“ ist kein Pfad wie faqs[0].faq_id</translation>
    </message>
    <message>
        <source>%1 has no entry [%2]; its length is %3</source>
        <translation>%1 hat keinen Eintrag [%2]; die Länge ist %3</translation>
    </message>
    <message>
        <source>%1 has no member “%2”</source>
        <translation>%1 hat kein Feld „%2“</translation>
    </message>
    <message>
        <source>%1 is of the type %2, so there is no %3 in it</source>
        <translation>%1 hat den Typ %2, darin gibt es also kein %3</translation>
    </message>
    <message>
        <source>must be a plain value or a list of them</source>
        <translation>muss ein einfacher Wert oder eine Liste solcher Werte sein</translation>
    </message>
    <message>
        <source>is not a header name</source>
        <translation>ist kein Name eines Headers</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>muss ein String sein</translation>
    </message>
    <message>
        <source>is the complete request; remove method, path, query, headers and body</source>
        <translation>ist die ganze Anfrage; nehmen Sie method, path, query, headers und body heraus</translation>
    </message>
    <message>
        <source>must have exactly one of status, header, json, body_contains and time_below_ms</source>
        <translation>braucht genau eines von status, header, json, body_contains und time_below_ms</translation>
    </message>
    <message>
        <source>has no condition; add equals, one_of, contains, matches, exists, type, count, at_least, at_most, more_than or less_than (null is the type &quot;null&quot;)</source>
        <translation>sagt nichts darüber aus; ergänzen Sie equals, one_of, contains, matches, exists, type, count, at_least, at_most, more_than oder less_than (null ist der Typ &quot;null&quot;)</translation>
    </message>
    <message>
        <source>works only with a header or a JSON path</source>
        <translation>kann nur einen Header oder einen JSON-Pfad vergleichen</translation>
    </message>
    <message>
        <source>is always a text and has no type</source>
        <translation>ist immer ein Text und hat keinen Typ</translation>
    </message>
    <message>
        <source>is not a regular expression: %1 (at character %2)</source>
        <translation>ist kein regulärer Ausdruck: %1 (bei Zeichen %2)</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must begin with a letter and contain only letters, digits, _ and -</source>
        <translation>muss mit einem Buchstaben beginnen und darf nur Buchstaben, Ziffern, _ und - enthalten</translation>
    </message>
    <message>
        <source>must begin with /; the server&apos;s address is provided when the scenario runs</source>
        <translation>muss mit / beginnen; die Adresse des Servers wird beim Ausführen des Szenarios angegeben</translation>
    </message>
    <message>
        <source>is not an HTTP method</source>
        <translation>ist keine HTTP-Methode</translation>
    </message>
    <message>
        <source>cannot be combined with body; a request has one of them</source>
        <translation>steht neben body; eine Anfrage hat nur eines von beiden</translation>
    </message>
    <message>
        <source>is also the name of an earlier step</source>
        <translation>ist auch der Name eines früheren Schritts</translation>
    </message>
    <message>
        <source>is also the name of a variable</source>
        <translation>ist auch der Name einer Variablen</translation>
    </message>
    <message>
        <source>is provided when the scenario runs, never in the file</source>
        <translation>wird beim Ausführen des Szenarios angegeben, nie in der Datei</translation>
    </message>
    <message>
        <source>step “%1” has no answer yet at that point</source>
        <translation>Schritt „%1“ hat an dieser Stelle noch keine Antwort</translation>
    </message>
    <message>
        <source>the variable “%1” is defined further down</source>
        <translation>die Variable „%1“ steht erst weiter unten</translation>
    </message>
    <message>
        <source>contains an API key; write {{api_key}} and provide the key when the scenario runs</source>
        <translation>enthält einen API-Schlüssel; schreiben Sie {{api_key}} und geben Sie den Schlüssel beim Ausführen des Szenarios an</translation>
    </message>
    <message>
        <source>Not a scenario file: “answerdesk_scenario” is missing.</source>
        <translation>Keine Szenariodatei: „answerdesk_scenario“ fehlt.</translation>
    </message>
    <message>
        <source>answerdesk_scenario: the file was written by a newer version of the program: its format is %1, this program (%2) reads formats up to %3.</source>
        <translation>answerdesk_scenario: Die Datei stammt von einer neueren Version des Programms: Ihr Format ist %1, dieses Programm (%2) liest Formate bis %3.</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source> in line %1, column %2</source>
        <translation> in Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Das ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Sie lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file is larger than 32 MiB, the limit for a scenario.</source>
        <translation>Sie ist größer als 32 MiB, zu groß für ein Szenario.</translation>
    </message>
    <message>
        <source>must be of the type %1</source>
        <translation>muss den Typ %1 haben</translation>
    </message>
    <message>
        <source>there is no value for “%1”: set it with --var %1=…, in the file of --vars, or as %2 in the environment</source>
        <translation>für „%1“ gibt es keinen Wert: Geben Sie ihn mit --var %1=…, in der Datei zu --vars oder als %2 in der Umgebung an</translation>
    </message>
    <message>
        <source>the answer of step “%1” has no such header</source>
        <translation>die Antwort von Schritt „%1“ hat keinen solchen Header</translation>
    </message>
    <message>
        <source>the answer of step “%1” is not JSON</source>
        <translation>die Antwort von Schritt „%1“ ist kein JSON</translation>
    </message>
    <message>
        <source>in the answer of step “%1” %2</source>
        <translation>in der Antwort von Schritt „%1“: %2</translation>
    </message>
    <message>
        <source>step “%1” has no answer</source>
        <translation>Schritt „%1“ hat keine Antwort</translation>
    </message>
    <message>
        <source>in the variable “%1” %2</source>
        <translation>in der Variablen „%1“: %2</translation>
    </message>
    <message>
        <source>the environment has no %1</source>
        <translation>in der Umgebung gibt es kein %1</translation>
    </message>
    <message>
        <source>no address was given</source>
        <translation>es wurde keine Adresse angegeben</translation>
    </message>
    <message>
        <source>“%1” is not an address such as http://127.0.0.1:8420</source>
        <translation>„%1“ ist keine Adresse wie http://127.0.0.1:8420</translation>
    </message>
    <message>
        <source>the value has more than one line</source>
        <translation>der Wert hat mehr als eine Zeile</translation>
    </message>
    <message>
        <source>“%1” must be like “$repeat 100 text”, at most 8 million characters</source>
        <translation>„%1“ muss lauten wie „$repeat 100 text“, mit höchstens 8 Millionen Zeichen</translation>
    </message>
    <message>
        <source>“%1” is unknown; use $uuid, $now, $epoch_ms, $env.NAME or $repeat COUNT TEXT</source>
        <translation>„%1“ ist unbekannt; es gibt $uuid, $now, $epoch_ms, $env.NAME und $repeat COUNT TEXT</translation>
    </message>
    <message>
        <source>“%1” must begin with the name of a variable or a step</source>
        <translation>„%1“ muss mit dem Namen einer Variablen oder eines Schritts beginnen</translation>
    </message>
    <message>
        <source>“{{” is not closed by “}}”; write literal braces as {{&quot;{{&quot;}}</source>
        <translation>„{{“ ist nicht mit „}}“ geschlossen; Klammern, die für sich selbst stehen, schreibt man {{&quot;{{&quot;}}</translation>
    </message>
    <message>
        <source>variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>The request has no answer that a step could expect.</source>
        <translation>Die Anfrage hat keine Antwort, die ein Schritt erwarten könnte.</translation>
    </message>
    <message>
        <source>The body is larger than 64 kB, the limit for a step.</source>
        <translation>Der Rumpf ist größer als 64 kB, zu groß für einen Schritt.</translation>
    </message>
    <message>
        <source>The body is not UTF-8; a scenario file cannot contain it.</source>
        <translation>Der Rumpf ist kein UTF-8-Text; eine Szenariodatei kann ihn nicht aufnehmen.</translation>
    </message>
    <message>
        <source>The request went to another server; scenarios send only to the server they run against.</source>
        <translation>Die Anfrage ging an einen anderen Server; Szenarien senden nur an den, gegen den sie laufen.</translation>
    </message>
    <message>
        <source>The list of steps was not found.</source>
        <translation>Die Liste der Schritte wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>BROKEN</source>
        <translation>ABBRUCH</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>%1: expected that it %2, but it was %3</source>
        <translation>%1 – erwartet: %2; tatsächlich: %3</translation>
    </message>
    <message>
        <source>request id %1</source>
        <translation>Anfrage-ID %1</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>Versuche: %1</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios passed; steps: %3, failed: %4, skipped: %5; %6 s</source>
        <translation>%1 von %2 Szenarien erfüllt; Schritte: %3, gescheitert: %4, entfallen: %5; %6 s</translation>
    </message>
    <message>
        <source>The body contains a secret, which can be left out only of JSON.</source>
        <translation>Der Body enthält ein Geheimnis und lässt sich ohne es nur aufschreiben, wo er als JSON gesendet wird.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The variables of the scenario are not an object.</source>
        <translation>Die Variablen des Szenarios sind kein Objekt.</translation>
    </message>
    <message>
        <source>messages: %1</source>
        <translation>Nachrichten: %1</translation>
    </message>
    <message>
        <source>FAQ requests: %1</source>
        <translation>FAQ-Anfragen: %1</translation>
    </message>
    <message>
        <source>cart events: %1</source>
        <translation>Warenkorb-Ereignisse: %1</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>Bestellungen: %1</translation>
    </message>
    <message>
        <source>API keys: %1</source>
        <translation>API-Schlüssel: %1</translation>
    </message>
    <message>
        <source>admin changes: %1</source>
        <translation>Änderungen der Verwaltung: %1</translation>
    </message>
</context>
<context>
    <name>ScenariosPane</name>
    <message>
        <source>Record</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Part of the scenario</source>
        <translation>Was vom Szenario gezeigt wird</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Values…</source>
        <translation>Werte …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Running %1 of %2</source>
        <translation>Läuft: %1 von %2</translation>
    </message>
    <message>
        <source>Scenarios: %1</source>
        <translation>Szenarien: %1</translation>
    </message>
    <message>
        <source>%1 of %2 passed in %3 s</source>
        <translation>%1 von %2 erfüllt in %3 s</translation>
    </message>
    <message>
        <source>There is no company</source>
        <translation>Es gibt keine Firma</translation>
    </message>
    <message>
        <source>Scenarios are running</source>
        <translation>Szenarien laufen</translation>
    </message>
    <message>
        <source>Run every scenario of the folder (Ctrl+Shift+Enter)</source>
        <translation>Jedes Szenario des Ordners ausführen (Strg+Umschalt+Enter)</translation>
    </message>
    <message>
        <source>Run this scenario (Ctrl+Enter)</source>
        <translation>Dieses Szenario ausführen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Not a valid scenario yet: see “Text”</source>
        <translation>Es ist noch kein Szenario: „Text“ sagt, warum</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Zeichnet auf</translation>
    </message>
    <message>
        <source>For “%1”, %2</source>
        <translation>Für „%1“, %2</translation>
    </message>
    <message>
        <source>The scenarios need no values</source>
        <translation>Die Szenarien brauchen keine Werte</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The request was not added to a scenario.</source>
        <translation>Die Anfrage wurde nicht in ein Szenario übernommen.</translation>
    </message>
    <message>
        <source>Choose a folder for scenarios first.</source>
        <translation>Wählen Sie zuerst einen Ordner für Szenarien.</translation>
    </message>
    <message>
        <source>Recorded scenario</source>
        <translation>Aufgezeichnetes Szenario</translation>
    </message>
    <message>
        <source>Added to “%1”</source>
        <translation>In „%1“ übernommen</translation>
    </message>
    <message>
        <source>Added to “%1” as step “%2”</source>
        <translation>In „%1“ als Schritt „%2“ übernommen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>One scenario has changes that are not saved.</source>
        <translation>Ein Szenario hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 scenarios have changes that are not saved.</source>
        <translation>%1 Szenarien haben Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Folder of scenarios</source>
        <translation>Ordner der Szenarien</translation>
    </message>
    <message>
        <source>Open another folder without saving?</source>
        <translation>Anderen Ordner öffnen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Anderen öffnen</translation>
    </message>
    <message>
        <source>The samples were not copied.</source>
        <translation>Die Beispiele wurden nicht kopiert.</translation>
    </message>
    <message>
        <source>Samples copied: %1</source>
        <translation>Kopierte Beispiele: %1</translation>
    </message>
    <message>
        <source>All samples already exist</source>
        <translation>Alle Beispiele sind schon da</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Purpose, for example “An order after two questions”</source>
        <translation>Was es zeigt, etwa „Eine Bestellung nach zwei Fragen“</translation>
    </message>
    <message>
        <source>Create scenario</source>
        <translation>Szenario anlegen</translation>
    </message>
    <message>
        <source>The scenario was not duplicated.</source>
        <translation>Das Szenario wurde nicht dupliziert.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>The file %1 is deleted.</source>
        <translation>Die Datei %1 wird gelöscht.</translation>
    </message>
    <message>
        <source>Keep scenario</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete scenario</source>
        <translation>Szenario löschen</translation>
    </message>
    <message>
        <source>The scenario was not deleted.</source>
        <translation>Das Szenario wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>The scenario was not saved.</source>
        <translation>Das Szenario wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Overwrite the file?</source>
        <translation>Die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Your text replaces the current content.</source>
        <translation>Ihr Text tritt an die Stelle dessen, was jetzt dort steht.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Discard the changes of “%1”?</source>
        <translation>Die Änderungen an „%1“ verwerfen?</translation>
    </message>
    <message>
        <source>The text is reset to the saved file.</source>
        <translation>Der Text wird wieder zu dem, was in der Datei steht.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>JUnit XML (*.xml)</source>
        <translation>JUnit-XML (*.xml)</translation>
    </message>
    <message>
        <source>The report was not saved.</source>
        <translation>Der Bericht wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Report saved: %1</source>
        <translation>Bericht gespeichert: %1</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>New scenario (Ctrl+N)</source>
        <translation>Neues Szenario (Strg+N)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Copy the samples into the folder</source>
        <translation>Beispiele in den Ordner kopieren</translation>
    </message>
    <message>
        <source>Save report as JUnit…</source>
        <translation>Bericht als JUnit speichern …</translation>
    </message>
    <message>
        <source>Use samples</source>
        <translation>Beispiele verwenden</translation>
    </message>
    <message>
        <source>Creates a folder in your documents and copies the samples into it</source>
        <translation>Legt einen Ordner bei Ihren Dokumenten an und kopiert die Beispiele hinein</translation>
    </message>
    <message>
        <source>No folder of scenarios yet</source>
        <translation>Noch kein Ordner mit Szenarien</translation>
    </message>
    <message>
        <source>A scenario is a JSON file with requests and expected answers. Choose a folder, or start with samples of every flow and every error.</source>
        <translation>Ein Szenario ist eine JSON-Datei mit Anfragen und dem, was ihre Antworten sein müssen. Wählen Sie, wo Ihre Dateien liegen, oder beginnen Sie mit Beispielen aller Abläufe und aller Fehler.</translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation>Neues Szenario …</translation>
    </message>
    <message>
        <source>Copy the samples</source>
        <translation>Beispiele kopieren</translation>
    </message>
    <message>
        <source>No scenario in this folder</source>
        <translation>Kein Szenario in diesem Ordner</translation>
    </message>
    <message>
        <source>Scenarios are files that end in .json. Create one, record what you send in the other tabs, or copy the samples here.</source>
        <translation>Szenarien sind seine Dateien, die auf .json enden. Schreiben Sie eines, zeichnen Sie auf, was Sie in den anderen Reitern senden, oder kopieren Sie die Beispiele hierher.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Values of the variables that the scenarios need</source>
        <translation>Werte der Variablen, die die Szenarien brauchen</translation>
    </message>
    <message>
        <source>The scenarios cannot be shown</source>
        <translation>Die Szenarien lassen sich nicht zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Only the first %1 files are shown and run; left out: %2</source>
        <translation>Nur die ersten %1 Dateien werden gezeigt und ausgeführt; ausgelassen: %2</translation>
    </message>
    <message>
        <source>%1 of %2 passed, %3 not readable, in %4 s</source>
        <translation>%1 von %2 erfüllt, %3 nicht lesbar, in %4 s</translation>
    </message>
    <message>
        <source>“%1” is saved but cannot be run yet: %2</source>
        <translation>„%1“ ist gespeichert und lässt sich noch nicht ausführen: %2</translation>
    </message>
    <message>
        <source>The text was not inserted.</source>
        <translation>Der Text wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>A scenario can have up to 2 MiB and 65,536 characters per line.</source>
        <translation>Ein Szenario fasst höchstens 2 MiB und 65.536 Zeichen in einer Zeile.</translation>
    </message>
    <message>
        <source>The folder is being read</source>
        <translation>Der Ordner wird gelesen</translation>
    </message>
    <message>
        <source>Its scenarios are shown in a moment.</source>
        <translation>Seine Szenarien erscheinen gleich.</translation>
    </message>
    <message>
        <source>Use a live key</source>
        <translation>Live-Schlüssel verwenden</translation>
    </message>
    <message>
        <source>Stop (%1)</source>
        <translation>Anhalten (%1)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Writes nothing</source>
        <translation>Schreibt nichts</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <translation>Schreibt %1</translation>
    </message>
    <message>
        <source>Counts in all figures · %1</source>
        <translation>Zählt in allen Zahlen · %1</translation>
    </message>
    <message>
        <source>No live key yet: enter it under “Values…” · %1</source>
        <translation>Noch kein Live-Schlüssel: unter „Werte …“ eintragen · %1</translation>
    </message>
    <message>
        <source>With this live key it counts in all figures.</source>
        <translation>Mit diesem Live-Schlüssel zählt es in allen Zahlen.</translation>
    </message>
    <message>
        <source>Sent with a test key, excluded from all figures.</source>
        <translation>Mit einem Testschlüssel gesendet, dessen Besucher in keiner Zahl vorkommen.</translation>
    </message>
    <message>
        <source>This scenario writes: %1</source>
        <translation>Dieses Szenario schreibt: %1</translation>
    </message>
    <message>
        <source>All scenarios write: %1</source>
        <translation>Alle Szenarien schreiben: %1</translation>
    </message>
    <message>
        <source>A recording is not saved. Steps: %1</source>
        <translation>Eine Aufzeichnung ist nicht gespeichert. Schritte: %1</translation>
    </message>
    <message>
        <source>The request was not recorded.</source>
        <translation>Die Anfrage wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Nothing was sent; there is no recording</source>
        <translation>Es wurde nichts gesendet, daher gibt es keine Aufzeichnung</translation>
    </message>
    <message>
        <source>Discard recording</source>
        <translation>Aufzeichnung verwerfen</translation>
    </message>
    <message>
        <source>Save recording</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Keep recording</source>
        <translation>Weiter aufzeichnen</translation>
    </message>
    <message>
        <source>Record everything that is sent in the other tabs as a new scenario</source>
        <translation>Alles, was in den anderen Tabs gesendet wird, als neues Szenario aufzeichnen</translation>
    </message>
</context>
<context>
    <name>ScopeTexts</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Month to date</source>
        <translation>Laufender Monat</translation>
    </message>
    <message>
        <source>Year to date</source>
        <translation>Laufendes Jahr</translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Parts of the settings</source>
        <translation>Teile der Einstellungen</translation>
    </message>
    <message>
        <source>Integrations</source>
        <translation>Integrationen</translation>
    </message>
    <message>
        <source>%1, has errors</source>
        <translation>%1, etwas stimmt nicht</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>This company</source>
        <translation>Dieses Unternehmen</translation>
    </message>
    <message>
        <source>This server</source>
        <translation>Dieser Server</translation>
    </message>
</context>
<context>
    <name>SelectedRows</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>1 is not affected</source>
        <translation>1 bleibt, wie es war</translation>
    </message>
    <message>
        <source>%1 are not affected</source>
        <translation>%1 bleiben, wie sie waren</translation>
    </message>
    <message>
        <source>1 more in the details.</source>
        <translation>1 weitere Ablehnung steht in den Details.</translation>
    </message>
    <message>
        <source>%1 more in the details.</source>
        <translation>%1 weitere stehen in den Details.</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Auswahl aufheben (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Requests in progress are completed.</source>
        <translation>Was schon läuft, wird noch abgewartet.</translation>
    </message>
</context>
<context>
    <name>SendingDialog</name>
    <message>
        <source>How orders become revenue</source>
        <translation>So werden Bestellungen zu Umsatz</translation>
    </message>
    <message>
        <source>Your shop sends an event like this after each order. It counts if the chat or the FAQs were used earlier with one of the two fingerprints: send the same fingerprints in user_metadata of each message. Send cart events to %1.</source>
        <translation>Ihr Shop sendet ein solches Ereignis, wenn jemand bestellt hat. Es zählt, wenn mit einem der beiden Fingerabdrücke vorher der Chat oder die FAQs genutzt wurden: Senden Sie dieselben in user_metadata einer Nachricht. Warenkörbe gehen an %1.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ServerAttempt</name>
    <message>
        <source>The server is version %1, this program %2.</source>
        <translation>Der Server hat Version %1, dieses Programm %2.</translation>
    </message>
    <message>
        <source>Install the same version of both.</source>
        <translation>Installieren Sie von beiden dieselbe Version.</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Signing in at %1</source>
        <translation>Anmeldung bei %1</translation>
    </message>
    <message>
        <source>There is no admin API at this address.</source>
        <translation>Unter dieser Adresse gibt es keine Admin-API.</translation>
    </message>
    <message>
        <source>Use the server’s admin address; it uses a different port.</source>
        <translation>Verwenden Sie die Admin-Adresse des Servers; sie hat einen eigenen Port.</translation>
    </message>
    <message>
        <source>Reading the server’s state</source>
        <translation>Serverstatus wird gelesen</translation>
    </message>
    <message>
        <source>Reading the companies</source>
        <translation>Firmen werden gelesen</translation>
    </message>
</context>
<context>
    <name>ServerCells</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>A secret is never shown.</source>
        <translation>Ein geheimer Wert wird nie gezeigt.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Set in</source>
        <translation>Festgelegt in</translation>
    </message>
</context>
<context>
    <name>ServerConnection</name>
    <message>
        <source>The local server has stopped.</source>
        <translation>Der lokale Server wurde beendet.</translation>
    </message>
    <message>
        <source>Start it again. If it stops again, check the disk.</source>
        <translation>Starten Sie ihn wieder. Wenn er erneut anhält, prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>The local server did not start.</source>
        <translation>Der lokale Server ist nicht gestartet.</translation>
    </message>
    <message>
        <source>Local server</source>
        <translation>Lokaler Server</translation>
    </message>
    <message>
        <source>This program was built without a server.</source>
        <translation>Dieses Programm enthält keinen Server.</translation>
    </message>
    <message>
        <source>Connect to a server that runs elsewhere.</source>
        <translation>Verbinden Sie sich mit einem Server, der anderswo läuft.</translation>
    </message>
    <message>
        <source>Starting the local server</source>
        <translation>Lokaler Server wird gestartet</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Geben Sie es noch einmal ein.</translation>
    </message>
    <message>
        <source>The session at %1 has ended.</source>
        <translation>Die Sitzung bei %1 ist beendet.</translation>
    </message>
    <message>
        <source>It has expired or was ended.</source>
        <translation>Sie ist abgelaufen, oder jemand hat sie beendet.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>Melden Sie sich neu an.</translation>
    </message>
    <message>
        <source>The companies were not read.</source>
        <translation>Die Firmen wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>The FAQs of 1 page are being generated; this restarts with the server.</source>
        <translation>Die FAQs einer Seite werden gerade erzeugt; das beginnt mit dem nächsten Start des Servers von vorn.</translation>
    </message>
    <message>
        <source>The FAQs of %1 pages are being generated; this restarts with the server.</source>
        <translation>Die FAQs von %1 Seiten werden gerade erzeugt; das beginnt mit dem nächsten Start des Servers von vorn.</translation>
    </message>
    <message>
        <source>Looking for the password in the keychain</source>
        <translation>Das Passwort wird im Schlüsselbund gesucht</translation>
    </message>
    <message>
        <source>The keychain has no password for it.</source>
        <translation>Der Schlüsselbund hat kein Passwort dafür.</translation>
    </message>
    <message>
        <source>%1 was closed.</source>
        <translation>%1 wurde geschlossen.</translation>
    </message>
    <message>
        <source>Its settings and backups are on the page Server.</source>
        <translation>Seine Einstellungen und Sicherungen sind auf der Seite Server.</translation>
    </message>
</context>
<context>
    <name>ServerPage</name>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Server sections</source>
        <translation>Bereiche des Servers</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Backup</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>This server uses PostgreSQL: back it up with pg_dump and check it with pg_amcheck.</source>
        <translation>Dieser Server hält seine Daten in PostgreSQL: Sichern Sie mit pg_dump und prüfen Sie mit pg_amcheck.</translation>
    </message>
    <message>
        <source>Server state</source>
        <translation>Status des Servers</translation>
    </message>
    <message>
        <source>Version %1 · %2</source>
        <translation>Version %1 · %2</translation>
    </message>
    <message>
        <source>inside this program</source>
        <translation>in diesem Programm</translation>
    </message>
    <message>
        <source>No server is open</source>
        <translation>Kein Server ist geöffnet</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Messwerte</translation>
    </message>
</context>
<context>
    <name>ServerSettingsPane</name>
    <message>
        <source>Filter settings</source>
        <translation>Einstellungen filtern</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>No settings</source>
        <translation>Keine Einstellungen</translation>
    </message>
    <message>
        <source>The server reports no settings.</source>
        <translation>Der Server nennt keine.</translation>
    </message>
    <message>
        <source>Settings of the server</source>
        <translation>Einstellungen des Servers</translation>
    </message>
    <message>
        <source>Changes are saved to answerdesk.conf in the data folder and apply after a restart.</source>
        <translation>Änderungen stehen in answerdesk.conf im Datenordner und gelten nach einem Neustart.</translation>
    </message>
    <message>
        <source>Change them where the server runs (command line, environment or file), then restart it.</source>
        <translation>Sie werden dort geändert, wo der Server läuft: über Befehlszeile, Umgebung oder Datei; danach starten Sie ihn neu.</translation>
    </message>
    <message>
        <source>This server runs elsewhere; its settings are changed there.</source>
        <translation>Dieser Server läuft anderswo; seine Einstellungen werden dort geändert.</translation>
    </message>
    <message>
        <source>Choose a setting first.</source>
        <translation>Wählen Sie zuerst eine Einstellung.</translation>
    </message>
    <message>
        <source>The data folder is chosen when this program starts: --data-dir.</source>
        <translation>Der Datenordner wird beim Start dieses Programms gewählt: --data-dir.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1. Leave empty to use the default.</source>
        <translation>%1. Leer: wieder der Standard.</translation>
    </message>
    <message>
        <source>Keep setting</source>
        <translation>Unverändert lassen</translation>
    </message>
    <message>
        <source>Save setting</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The setting was not saved.</source>
        <translation>Die Einstellung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The setting is saved. It applies after a restart.</source>
        <translation>Die Einstellung ist gespeichert. Sie gilt nach einem Neustart.</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Neu starten …</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 setting</source>
        <translation>%1 Einstellung</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 Einstellungen</translation>
    </message>
    <message>
        <source>%1 · %2 of them set · read when the server starts</source>
        <translation>%1 · davon %2 gesetzt · beim Serverstart gelesen</translation>
    </message>
    <message>
        <source>The setting is saved. It applies when the server starts.</source>
        <translation>Die Einstellung ist gespeichert. Sie gilt, wenn der Server startet.</translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message>
        <source>must be a string, not %1</source>
        <translation>muss eine Zeichenkette sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an integer from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>muss eine Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>must be below 1000000000000</source>
        <translation>muss unter 1000000000000 liegen</translation>
    </message>
    <message>
        <source>must have at most 6 decimals</source>
        <translation>darf höchstens 6 Nachkommastellen haben</translation>
    </message>
    <message>
        <source>must not contain the character U+0000</source>
        <translation>darf das Zeichen U+0000 nicht enthalten</translation>
    </message>
    <message>
        <source>must have %1 to %2 characters, has %3</source>
        <translation>muss %1 bis %2 Zeichen haben, hat %3</translation>
    </message>
    <message>
        <source>must have at most %1 characters, has %2</source>
        <translation>darf höchstens %1 Zeichen haben, hat %2</translation>
    </message>
    <message>
        <source>must have %1 to %2 entries, has %3</source>
        <translation>muss %1 bis %2 Einträge haben, hat %3</translation>
    </message>
    <message>
        <source>must be a UUID with dashes</source>
        <translation>muss eine UUID mit Bindestrichen sein</translation>
    </message>
    <message>
        <source>must be a language tag such as en or de-AT</source>
        <translation>muss ein Sprachkürzel wie en oder de-AT sein</translation>
    </message>
    <message>
        <source>must be an ISO 4217 currency code such as EUR</source>
        <translation>muss ein Währungscode nach ISO 4217 wie EUR sein</translation>
    </message>
    <message>
        <source>must be 2 to 63 lower-case letters, digits and dashes, and not begin with a dash</source>
        <translation>muss aus 2 bis 63 Kleinbuchstaben, Ziffern und Bindestrichen bestehen und darf nicht mit einem Bindestrich beginnen</translation>
    </message>
    <message>
        <source>must be a date and time with zone such as 2026-01-31T08:00:00Z</source>
        <translation>muss ein Zeitpunkt mit Zeitzone wie 2026-01-31T08:00:00Z sein</translation>
    </message>
    <message>
        <source>must be an object, not %1</source>
        <translation>muss ein Objekt sein, nicht %1</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be an array, not %1</source>
        <translation>muss eine Liste sein, nicht %1</translation>
    </message>
    <message>
        <source>must be at most %1 bytes of JSON</source>
        <translation>darf höchstens %1 Bytes JSON sein</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines von diesen sein: %1</translation>
    </message>
    <message>
        <source>must be given once</source>
        <translation>darf nur einmal angegeben sein</translation>
    </message>
    <message>
        <source>is not known; there are %1</source>
        <translation>ist nicht bekannt; es gibt %1</translation>
    </message>
    <message>
        <source>stands there twice</source>
        <translation>steht zweimal da</translation>
    </message>
    <message>
        <source>must not be null; leave it out</source>
        <translation>darf nicht null sein; lassen Sie es weg</translation>
    </message>
    <message>
        <source>must be at most %1 characters</source>
        <translation>darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>must not contain spaces, control characters or backslashes</source>
        <translation>darf keine Leerzeichen, Steuerzeichen oder umgekehrten Schrägstriche enthalten</translation>
    </message>
    <message>
        <source>must be an absolute URL such as https://shop.example/products/1</source>
        <translation>muss eine vollständige URL sein wie https://shop.example/products/1</translation>
    </message>
    <message>
        <source>must use http or https</source>
        <translation>muss mit http oder https beginnen</translation>
    </message>
    <message>
        <source>must name a host</source>
        <translation>muss einen Host nennen</translation>
    </message>
    <message>
        <source>must not contain user information</source>
        <translation>darf keine Benutzerangaben enthalten</translation>
    </message>
    <message>
        <source>must not use port 0</source>
        <translation>darf nicht den Port 0 haben</translation>
    </message>
    <message>
        <source>must be percent-encoded UTF-8</source>
        <translation>muss prozentcodiertes UTF-8 sein</translation>
    </message>
    <message>
        <source>must be the next_cursor of an earlier page of this list with the same filters</source>
        <translation>muss der next_cursor einer früheren Seite dieser Liste mit denselben Filtern sein</translation>
    </message>
    <message>
        <source>must be sent once and have 1 to 255 printable ASCII characters</source>
        <translation>muss einmal gesendet werden und 1 bis 255 druckbare ASCII-Zeichen haben</translation>
    </message>
    <message>
        <source>must be an IANA time zone such as Europe/Berlin</source>
        <translation>muss eine IANA-Zeitzone wie Europe/Berlin sein</translation>
    </message>
    <message>
        <source>cannot be changed after the company is created</source>
        <translation>steht seit dem Anlegen der Firma fest</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>must be a host without scheme and path, such as shop.example or *.shop.example:8443</source>
        <translation>muss ein Host ohne Schema und Pfad sein, etwa shop.example oder *.shop.example:8443</translation>
    </message>
    <message>
        <source>must be host, host:port, *.host or *.host:port</source>
        <translation>muss host, host:port, *.host oder *.host:port sein</translation>
    </message>
    <message>
        <source>“%1” is not an address; write one like 10.5.0.30, 10.5.0.0/24 or 2001:db8::/32</source>
        <translation>„%1“ ist keine Adresse; schreiben Sie etwa 10.5.0.30, 10.5.0.0/24 oder 2001:db8::/32</translation>
    </message>
    <message>
        <source>must be messages:write or faqs:read</source>
        <translation>muss messages:write oder faqs:read sein</translation>
    </message>
    <message>
        <source>must be in the future</source>
        <translation>muss in der Zukunft liegen</translation>
    </message>
    <message>
        <source>must be 0, 3600, 86400 or 604800</source>
        <translation>muss 0, 3600, 86400 oder 604800 sein</translation>
    </message>
    <message>
        <source>there is no company “%1”</source>
        <translation>nennt die Firma „%1“, die es nicht gibt</translation>
    </message>
    <message>
        <source>must be empty for an operator, who can access all companies</source>
        <translation>muss für einen Betreiber leer sein, denn er sieht alle</translation>
    </message>
    <message>
        <source>must name at least one company for this role</source>
        <translation>muss für diese Rolle mindestens eine Firma nennen</translation>
    </message>
    <message>
        <source>must have at least %1 characters</source>
        <translation>muss mindestens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>must not be the e-mail address</source>
        <translation>darf nicht die E-Mail-Adresse sein</translation>
    </message>
    <message>
        <source>must have more than three different characters</source>
        <translation>muss mehr als drei verschiedene Zeichen haben</translation>
    </message>
    <message>
        <source>is a very common password</source>
        <translation>ist eines der Passwörter, die jeder zuerst probiert</translation>
    </message>
    <message>
        <source>must be an e-mail address such as eva@shop.example</source>
        <translation>muss eine E-Mail-Adresse wie eva@shop.example sein</translation>
    </message>
    <message>
        <source>must differ from the current password</source>
        <translation>muss sich vom jetzigen Passwort unterscheiden</translation>
    </message>
    <message>
        <source>is not the current password</source>
        <translation>ist nicht das jetzige Passwort</translation>
    </message>
    <message>
        <source>was changed in the meantime</source>
        <translation>wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>must be a date and time such as 2026-01-31T08:00:00Z or a day such as 2026-01-31</source>
        <translation>muss ein Zeitpunkt wie 2026-01-31T08:00:00Z oder ein Tag wie 2026-01-31 sein</translation>
    </message>
    <message>
        <source>must be lower-case letters, dots and dashes</source>
        <translation>muss aus Kleinbuchstaben, Punkten und Bindestrichen bestehen</translation>
    </message>
    <message>
        <source>must not be before from</source>
        <translation>darf nicht vor from liegen</translation>
    </message>
    <message>
        <source>this server has no models</source>
        <translation>geht nicht: Dieser Server hat keine Modelle</translation>
    </message>
    <message>
        <source>must be default or one of %1</source>
        <translation>muss default oder eines von diesen sein: %1</translation>
    </message>
    <message>
        <source>must be 0, or from %1 to %2, which this server allows</source>
        <translation>muss 0 sein oder von %1 bis %2, so viel lässt dieser Server zu</translation>
    </message>
    <message>
        <source>may be 0 for ITEM_REMOVED only</source>
        <translation>darf nur bei ITEM_REMOVED 0 sein</translation>
    </message>
    <message>
        <source>must equal orderId when both are sent</source>
        <translation>muss gleich orderId sein, wenn beide gesendet werden</translation>
    </message>
    <message>
        <source>must be a day, YYYY-MM-DD</source>
        <translation>muss ein Tag sein, JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>must not be after to</source>
        <translation>darf nicht nach to liegen</translation>
    </message>
    <message>
        <source>must not be after to, %1</source>
        <translation>darf nicht nach to liegen, %1</translation>
    </message>
    <message>
        <source>cannot be given with from or to</source>
        <translation>kann nicht neben from oder to stehen</translation>
    </message>
    <message>
        <source>only one of product_id, source, locale, page_url and faq_id can be given</source>
        <translation>geht nicht: Nur eines von product_id, source, locale, page_url und faq_id kann angegeben sein</translation>
    </message>
    <message>
        <source>must be channel or direct when one product, source, locale, page or FAQ is asked for</source>
        <translation>muss channel oder direct sein, wenn nach einem Produkt, einer Quelle, Sprache, Seite oder FAQ gefragt wird</translation>
    </message>
    <message>
        <source>is not allowed for a cancellation, which refunds the rest of the order</source>
        <translation>ist, was von der Bestellung übrig ist; eine Stornierung nennt keinen Betrag</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>muss über 0 liegen</translation>
    </message>
    <message>
        <source>cannot be given with checkout_event</source>
        <translation>kann nicht neben checkout_event stehen</translation>
    </message>
    <message>
        <source>a range has at most %1 days</source>
        <translation>geht nicht: Ein Zeitraum hat höchstens %1 Tage</translation>
    </message>
    <message>
        <source>must be the company in the path</source>
        <translation>muss die Firma aus dem Pfad sein</translation>
    </message>
    <message>
        <source>must not be more than the rest of the order, %1 %2</source>
        <translation>darf nicht höher sein, als von der Bestellung übrig ist: %1 %2</translation>
    </message>
    <message>
        <source>must be a status such as 404, or 4xx</source>
        <translation>muss ein Status wie 404 oder 4xx sein</translation>
    </message>
    <message>
        <source>must be the name of an endpoint</source>
        <translation>muss der Name eines Endpunkts sein</translation>
    </message>
    <message>
        <source>must be an error code</source>
        <translation>muss ein Code des Katalogs sein</translation>
    </message>
    <message>
        <source>cannot be true beside facts or documents</source>
        <translation>kann neben facts oder documents nicht true sein</translation>
    </message>
    <message>
        <source>must have an entry, unless documents has one or refuse is true</source>
        <translation>muss einen Eintrag haben, wenn documents keinen hat und refuse nicht true ist</translation>
    </message>
    <message>
        <source>is the question of questions[%1]</source>
        <translation>ist die Frage von questions[%1]</translation>
    </message>
    <message>
        <source>is one more than the %1 of a set</source>
        <translation>ist eine mehr als die %1 eines Fragensatzes</translation>
    </message>
    <message>
        <source>must be sent without name, or name without it</source>
        <translation>wird gesendet oder name, nicht beides</translation>
    </message>
    <message>
        <source>must be upload, page, sitemap or crawl</source>
        <translation>muss upload, page, sitemap oder crawl sein</translation>
    </message>
    <message>
        <source>is required for the kinds page, sitemap and crawl, and allowed only there</source>
        <translation>gehört zu den Arten page, sitemap und crawl, und die brauchen es</translation>
    </message>
    <message>
        <source>is allowed only for the kind crawl</source>
        <translation>gehört zur Art crawl</translation>
    </message>
    <message>
        <source>is allowed only for the kinds sitemap and crawl</source>
        <translation>gehört zu den Arten sitemap und crawl</translation>
    </message>
    <message>
        <source>is allowed only for sources read from the web</source>
        <translation>gehört zu dem, was aus dem Web gelesen wird</translation>
    </message>
    <message>
        <source>its host is not one of the company&apos;s allowed hosts</source>
        <translation>hat einen Host, der nicht zu den erlaubten der Firma gehört</translation>
    </message>
    <message>
        <source>pages at this address are never fetched</source>
        <translation>ist eine Adresse, deren Seiten nie abgerufen werden</translation>
    </message>
    <message>
        <source>a page can have at most %1 FAQs</source>
        <translation>geht nicht: Eine Seite hat höchstens %1 FAQs</translation>
    </message>
    <message>
        <source>is not a FAQ of the page, or is listed twice</source>
        <translation>ist keine FAQ der Seite oder zweimal genannt</translation>
    </message>
    <message>
        <source>is not a FAQ of the page</source>
        <translation>ist keine FAQ der Seite</translation>
    </message>
    <message>
        <source>%1 is not one of the company&apos;s</source>
        <translation>nennt %1, das keine Sprache der Firma ist</translation>
    </message>
    <message>
        <source>must be sent without urls, or urls without it</source>
        <translation>wird gesendet oder urls, nicht beides</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>larger than 32 MiB</source>
        <translation>größer als 32 MiB</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>is not a PDF file</source>
        <translation>ist keine PDF-Datei</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>eine PDF-Datei</translation>
    </message>
    <message>
        <source>an old or encrypted office document</source>
        <translation>ein altes oder verschlüsseltes Office-Dokument</translation>
    </message>
    <message>
        <source>a ZIP archive or an office document</source>
        <translation>ein ZIP-Archiv oder Office-Dokument</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>eine komprimierte Datei</translation>
    </message>
    <message>
        <source>HTML, Word and PDF documents are not supported here</source>
        <translation>HTML, Word-Dokumente und PDFs werden hier nicht gelesen</translation>
    </message>
    <message>
        <source>contains no question with an answer: %1</source>
        <translation>enthält keine Frage mit Antwort: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>contains no text</source>
        <translation>enthält keinen Text</translation>
    </message>
    <message>
        <source>needs two columns, or a first row with the names question and answer</source>
        <translation>braucht zwei Spalten oder eine erste Zeile mit den Namen question und answer</translation>
    </message>
    <message>
        <source>has %1 columns instead of 2</source>
        <translation>hat %1 Spalten statt 2</translation>
    </message>
    <message>
        <source>has no question</source>
        <translation>hat keine Frage</translation>
    </message>
    <message>
        <source>has no answer</source>
        <translation>hat keine Antwort</translation>
    </message>
    <message>
        <source>has a question of more than %1 characters</source>
        <translation>hat eine Frage mit mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>has more than %1 passages; divide it into several documents</source>
        <translation>ergibt mehr als %1 Abschnitte; teilen Sie es in mehrere Dokumente</translation>
    </message>
    <message>
        <source>has text after a closing quotation mark</source>
        <translation>hat Text nach einem schließenden Anführungszeichen</translation>
    </message>
    <message>
        <source>has a quotation mark that is never closed</source>
        <translation>hat ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>and %1 more rows</source>
        <translation>und %1 weitere Zeilen</translation>
    </message>
    <message>
        <source>is not a supported document type; save it as PDF or DOCX</source>
        <translation>ist keine Dokumentart, die gelesen wird; speichern Sie sie als PDF oder DOCX</translation>
    </message>
    <message>
        <source>is not a supported document type; save it as CSV</source>
        <translation>ist keine Dokumentart, die gelesen wird; speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>is not a supported archive type; use ZIP</source>
        <translation>ist keine Archivart, die geöffnet wird; machen Sie ein ZIP daraus</translation>
    </message>
    <message>
        <source>is a broken symbolic link</source>
        <translation>ist ein symbolischer Link ins Leere</translation>
    </message>
    <message>
        <source>is a symbolic link that points outside the folder</source>
        <translation>ist ein symbolischer Link aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>ist nicht da</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is a folder that cannot be read</source>
        <translation>ist ein Ordner, der nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>is nested too deeply</source>
        <translation>ist ein zu tief liegender Ordner</translation>
    </message>
    <message>
        <source>is an archive inside an archive</source>
        <translation>ist ein Archiv in einem Archiv</translation>
    </message>
    <message>
        <source>has a path of more than 512 characters</source>
        <translation>hat einen Pfad mit mehr als 512 Zeichen</translation>
    </message>
    <message>
        <source>has an invalid path</source>
        <translation>hat einen Pfad, den ein Dokument nicht haben darf</translation>
    </message>
    <message>
        <source>must lead to a place within the source, without .. and backslashes</source>
        <translation>muss an eine Stelle innerhalb der Quelle führen, ohne „..“ und umgekehrte Schrägstriche</translation>
    </message>
    <message>
        <source>has the same path in the source as %1</source>
        <translation>hat in der Quelle denselben Pfad wie %1</translation>
    </message>
    <message>
        <source>is in the archive twice</source>
        <translation>steht zweimal im Archiv</translation>
    </message>
    <message>
        <source>its archive %1</source>
        <translation>sein Archiv %1</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>is broken</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>unpacks to far more than its own size</source>
        <translation>wird beim Entpacken viel größer, als es angibt</translation>
    </message>
    <message>
        <source>contains more than 20,000 files</source>
        <translation>enthält mehr als 20.000 Dateien</translation>
    </message>
    <message>
        <source>has an unreadable name</source>
        <translation>hat einen Namen, der nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>has a path outside the archive</source>
        <translation>hat einen Pfad, der aus dem Archiv hinausführt</translation>
    </message>
    <message>
        <source>is encrypted</source>
        <translation>ist verschlüsselt</translation>
    </message>
    <message>
        <source>is a symbolic link</source>
        <translation>ist ein symbolischer Link</translation>
    </message>
    <message>
        <source>The first line must name the columns; %1 is not among them.</source>
        <translation>Die erste Zeile muss die Spalten nennen; %1 ist nicht darunter.</translation>
    </message>
    <message>
        <source>The file is not a JSON array of FAQs.</source>
        <translation>Die Datei ist keine JSON-Liste von FAQs.</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>muss eine Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be us or eu</source>
        <translation>muss us oder eu sein</translation>
    </message>
    <message>
        <source>“%1” is not an address; write one like 10.5.0.30 or 10.5.0.0/24</source>
        <translation>„%1“ ist keine Adresse; schreiben Sie etwa 10.5.0.30 oder 10.5.0.0/24</translation>
    </message>
    <message>
        <source>must be error, warning, info or debug</source>
        <translation>muss error, warning, info oder debug sein</translation>
    </message>
    <message>
        <source>must be an address such as https://api.example/v1</source>
        <translation>muss eine Adresse sein wie https://api.example/v1</translation>
    </message>
    <message>
        <source>must not contain a password; set the key</source>
        <translation>darf kein Passwort enthalten; setzen Sie den Schlüssel</translation>
    </message>
    <message>
        <source>must be names of models, separated by commas; default is not allowed</source>
        <translation>muss aus Namen von Modellen mit Kommas bestehen; default ist keiner</translation>
    </message>
    <message>
        <source>must name a model</source>
        <translation>muss ein Modell nennen</translation>
    </message>
    <message>
        <source>must be max_tokens or max_completion_tokens</source>
        <translation>muss max_tokens oder max_completion_tokens sein</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 ist kein Ordner</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht beschrieben werden</translation>
    </message>
    <message>
        <source>%1 is not a writable file</source>
        <translation>%1 ist keine Datei, die beschrieben werden kann</translation>
    </message>
    <message>
        <source>%1 is not an executable program</source>
        <translation>%1 ist kein Programm, das ausgeführt werden kann</translation>
    </message>
    <message>
        <source>the system permits %1 open files, too few for %2 connections and %3 for the rest; raise LimitNOFILE</source>
        <translation>das System lässt %1 offene Dateien zu, zu wenige für %2 Verbindungen und %3 für den Rest; erhöhen Sie LimitNOFILE</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read: %2</source>
        <translation>Die Einstellungsdatei %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is not of the form name = value.</source>
        <translation>%1 hat nicht die Form name = Wert.</translation>
    </message>
    <message>
        <source>The setting %1 is listed twice: %2 and %3.</source>
        <translation>Die Einstellung %1 steht zweimal da: %2 und %3.</translation>
    </message>
    <message>
        <source>The setting %1 is given twice: %2 and %3.</source>
        <translation>Die Einstellung %1 ist zweimal angegeben: %2 und %3.</translation>
    </message>
    <message>
        <source>The file %1 of the setting %2 (%3) %4.</source>
        <translation>Die Datei %1 der Einstellung %2 (%3) %4.</translation>
    </message>
    <message>
        <source>The setting %1 (%2): %3</source>
        <translation>Die Einstellung %1 (%2): %3</translation>
    </message>
    <message>
        <source>The address %1 is in use by another program.</source>
        <translation>Die Adresse %1 wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>“%1” is not an address. Write one like 127.0.0.1:8420 or [::1]:8420.</source>
        <translation>„%1“ ist keine Adresse. Schreiben Sie etwa 127.0.0.1:8420 oder [::1]:8420.</translation>
    </message>
    <message>
        <source>The database cannot be read: %1</source>
        <translation>Die Datenbank kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The company has no such gap.</source>
        <translation>Die Firma hat keine solche Lücke.</translation>
    </message>
    <message>
        <source>The custom answer %1 already has this question in this locale.</source>
        <translation>Die eigene Antwort %1 hat diese Frage in dieser Sprache.</translation>
    </message>
    <message>
        <source>The company already has a set with the identifier %1.</source>
        <translation>Die Firma hat einen Fragensatz mit der Kennung %1.</translation>
    </message>
    <message>
        <source>The company has no such custom answer.</source>
        <translation>Die Firma hat keine solche eigene Antwort.</translation>
    </message>
    <message>
        <source>The company has no such set of questions.</source>
        <translation>Die Firma hat keinen solchen Fragensatz.</translation>
    </message>
    <message>
        <source>The set has no such question.</source>
        <translation>Der Fragensatz hat keine solche Frage.</translation>
    </message>
    <message>
        <source>The set has no such run.</source>
        <translation>Der Fragensatz hat keinen solchen Lauf.</translation>
    </message>
    <message>
        <source>The set already has this question.</source>
        <translation>Der Fragensatz hat diese Frage schon.</translation>
    </message>
    <message>
        <source>Too many sets are being run. Try again shortly.</source>
        <translation>Es laufen zu viele Fragensätze. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The company has no such thread.</source>
        <translation>Die Firma hat keine solche Unterhaltung.</translation>
    </message>
    <message>
        <source>The company has no such source.</source>
        <translation>Die Firma hat keine solche Quelle.</translation>
    </message>
    <message>
        <source>The company has no such document.</source>
        <translation>Die Firma hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>The company has no such import.</source>
        <translation>Die Firma hat keinen solchen Import.</translation>
    </message>
    <message>
        <source>The company has no such key.</source>
        <translation>Die Firma hat keinen solchen Schlüssel.</translation>
    </message>
    <message>
        <source>The company has no such page.</source>
        <translation>Die Firma hat keine solche Seite.</translation>
    </message>
    <message>
        <source>The company has no such FAQ.</source>
        <translation>Die Firma hat keine solche FAQ.</translation>
    </message>
    <message>
        <source>The company has no such order.</source>
        <translation>Die Firma hat keine solche Bestellung.</translation>
    </message>
    <message>
        <source>The company has no such pre-generation.</source>
        <translation>Die Firma hat keine solche Vorab-Erzeugung.</translation>
    </message>
    <message>
        <source>There is no such company.</source>
        <translation>Es gibt keine solche Firma.</translation>
    </message>
    <message>
        <source>There is no company “%1”.</source>
        <translation>Es gibt keine Firma „%1“.</translation>
    </message>
    <message>
        <source>There is no such administrator.</source>
        <translation>Es gibt keinen solchen Administrator.</translation>
    </message>
    <message>
        <source>There is no such session.</source>
        <translation>Es gibt keine solche Sitzung.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Es gibt keine solche Sicherung.</translation>
    </message>
    <message>
        <source>There is no such refused event, or it is too old.</source>
        <translation>Es gibt kein solches abgelehntes Ereignis, oder es ist zu alt.</translation>
    </message>
    <message>
        <source>No data about this visitor is stored.</source>
        <translation>Von diesem Besucher ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>A company with the key “%1” already exists.</source>
        <translation>Es gibt schon eine Firma mit dem Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>An administrator with the address %1 already exists.</source>
        <translation>Es gibt schon einen Administrator mit der Adresse %1.</translation>
    </message>
    <message>
        <source>The page already has a FAQ with this question.</source>
        <translation>Die Seite hat schon eine FAQ mit dieser Frage.</translation>
    </message>
    <message>
        <source>A refund with this reference is already recorded.</source>
        <translation>Eine Rückerstattung mit dieser Referenz ist schon erfasst.</translation>
    </message>
    <message>
        <source>Another operator must make this change to your account.</source>
        <translation>Das muss ein anderer Betreiber mit Ihrem Konto tun.</translation>
    </message>
    <message>
        <source>Change your own password with PUT /admin/v1/sessions/current/password.</source>
        <translation>Ändern Sie Ihr eigenes Passwort mit PUT /admin/v1/sessions/current/password.</translation>
    </message>
    <message>
        <source>The local user&apos;s token has no password.</source>
        <translation>Das Token des lokalen Benutzers hat kein Passwort.</translation>
    </message>
    <message>
        <source>The key lacks the scope %1.</source>
        <translation>Dem Schlüssel fehlt die Berechtigung %1.</translation>
    </message>
    <message>
        <source>Testers may create and change test keys only.</source>
        <translation>Ein Tester darf nur Testschlüssel erstellen und ändern.</translation>
    </message>
    <message>
        <source>A revoked key cannot be changed.</source>
        <translation>Ein widerrufener Schlüssel kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>A revoked key cannot be rotated.</source>
        <translation>Ein widerrufener Schlüssel kann nicht gewechselt werden.</translation>
    </message>
    <message>
        <source>An expired key cannot be rotated; give it a later end first.</source>
        <translation>Ein abgelaufener Schlüssel kann nicht gewechselt werden; geben Sie ihm erst ein späteres Ende.</translation>
    </message>
    <message>
        <source>Write custom answers with POST and PATCH of own-answers.</source>
        <translation>Eigene Antworten werden mit POST und PATCH von own-answers geschrieben.</translation>
    </message>
    <message>
        <source>The text of a page comes from its address.</source>
        <translation>Der Text einer Seite kommt von ihrer Adresse.</translation>
    </message>
    <message>
        <source>The source of custom answers cannot be changed.</source>
        <translation>Die Quelle der eigenen Antworten bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Only sources read from the web have an interval.</source>
        <translation>Nur was aus dem Web gelesen wird, hat einen Abstand.</translation>
    </message>
    <message>
        <source>Only a crawl has a depth.</source>
        <translation>Nur ein Crawl hat eine Tiefe.</translation>
    </message>
    <message>
        <source>Only a sitemap or a crawl has a page limit.</source>
        <translation>Nur eine Sitemap oder ein Crawl hat eine Obergrenze für Seiten.</translation>
    </message>
    <message>
        <source>The source has no such import.</source>
        <translation>Die Quelle hat keinen solchen Import.</translation>
    </message>
    <message>
        <source>The import is no longer running: it is %1.</source>
        <translation>Der Import läuft nicht mehr; sein Zustand ist %1.</translation>
    </message>
    <message>
        <source>This server&apos;s database is PostgreSQL. Back it up with pg_dump or its continuous archiving, and restore it with pg_restore.</source>
        <translation>Die Datenbank dieses Servers ist PostgreSQL. Sichern Sie sie mit pg_dump oder ihrer fortlaufenden Archivierung, und stellen Sie sie mit pg_restore wieder her.</translation>
    </message>
    <message>
        <source>This server&apos;s database is PostgreSQL. Check its pages with pg_amcheck and its page checksums.</source>
        <translation>Die Datenbank dieses Servers ist PostgreSQL. Prüfen Sie ihre Seiten mit pg_amcheck und ihren Seiten-Prüfsummen.</translation>
    </message>
    <message>
        <source>Send Authorization: Bearer with the server&apos;s metrics_token.</source>
        <translation>Senden Sie Authorization: Bearer mit dem metrics_token des Servers.</translation>
    </message>
    <message>
        <source>This is not the server&apos;s metrics_token.</source>
        <translation>Das ist nicht das metrics_token des Servers.</translation>
    </message>
    <message>
        <source>Without the setting metrics_token, metrics are available only on the server&apos;s own machine and to operators.</source>
        <translation>Ohne die Einstellung metrics_token sind die Metriken für den Rechner des Servers selbst und für Operatoren.</translation>
    </message>
    <message>
        <source>Send the body without Content-Encoding.</source>
        <translation>Senden Sie den Body ohne Content-Encoding.</translation>
    </message>
    <message>
        <source>Send Content-Type: application/json.</source>
        <translation>Senden Sie Content-Type: application/json.</translation>
    </message>
    <message>
        <source>Send the body in UTF-8.</source>
        <translation>Senden Sie den Body in UTF-8.</translation>
    </message>
    <message>
        <source>The body may have at most %1 bytes here.</source>
        <translation>Der Body darf hier höchstens %1 Bytes haben.</translation>
    </message>
    <message>
        <source>The body must be a JSON object.</source>
        <translation>Der Body muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>It must be a JSON object.</source>
        <translation>Es muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>This path does not exist.</source>
        <translation>Unter diesem Pfad gibt es nichts.</translation>
    </message>
    <message>
        <source>This path does not support %1.</source>
        <translation>Dieser Pfad nimmt %1 nicht an.</translation>
    </message>
    <message>
        <source>More than %1 requests in 60 seconds; try again in %2 s.</source>
        <translation>Mehr als %1 Anfragen in 60 Sekunden; versuchen Sie es in %2 s noch einmal.</translation>
    </message>
    <message>
        <source>More than %1 events in 60 seconds; try again in %2 s.</source>
        <translation>Mehr als %1 Ereignisse in 60 Sekunden; versuchen Sie es in %2 s noch einmal.</translation>
    </message>
    <message>
        <source>The server is overloaded at the moment.</source>
        <translation>Der Server hat im Augenblick zu viel zu tun.</translation>
    </message>
    <message>
        <source>Another server is correcting these totals.</source>
        <translation>Ein anderer Server berichtigt diese Summen gerade.</translation>
    </message>
    <message>
        <source>The server is stopping.</source>
        <translation>Der Server wird gerade beendet.</translation>
    </message>
    <message>
        <source>The server is starting or stopping.</source>
        <translation>Der Server startet oder wird gerade beendet.</translation>
    </message>
    <message>
        <source>The database does not accept writes at the moment.</source>
        <translation>Die Datenbank kann im Augenblick nichts schreiben.</translation>
    </message>
    <message>
        <source>The database is not responding at the moment.</source>
        <translation>Die Datenbank antwortet im Moment nicht.</translation>
    </message>
    <message>
        <source>Whether this was stored is unknown, because the database did not confirm it.</source>
        <translation>Ob dies gespeichert wurde, ist unbekannt, weil die Datenbank es nicht bestätigt hat.</translation>
    </message>
    <message>
        <source>Sending it again with the same Idempotency-Key is safe.</source>
        <translation>Es mit demselben Idempotency-Key noch einmal zu senden ist sicher.</translation>
    </message>
    <message>
        <source>Too many passwords are being checked at the moment.</source>
        <translation>Im Augenblick werden zu viele Passwörter geprüft.</translation>
    </message>
    <message>
        <source>The cancelled backup has not ended yet.</source>
        <translation>Die abgebrochene Sicherung ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Not enough space for a backup: the disk of %1 has %2 left, and the backup may need %3.</source>
        <translation>Für eine Sicherung ist kein Platz: Auf dem Datenträger von %1 sind %2 frei, und sie kann %3 brauchen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be deleted: %2</source>
        <translation>Die Datei %1 kann nicht gelöscht werden: %2</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The backup was cancelled.</source>
        <translation>Die Sicherung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The document has just changed.</source>
        <translation>Das Dokument hat sich gerade geändert.</translation>
    </message>
    <message>
        <source>Too many documents are waiting to be read.</source>
        <translation>Zu viele Dokumente warten darauf, gelesen zu werden.</translation>
    </message>
    <message>
        <source>The server has no capacity to read a document at the moment.</source>
        <translation>Der Server hat im Augenblick keinen Platz, ein Dokument zu lesen.</translation>
    </message>
    <message>
        <source>Too many pages are waiting for their FAQs.</source>
        <translation>Zu viele Seiten warten auf ihre FAQs.</translation>
    </message>
    <message>
        <source>Too many pages are being inspected. Try again shortly.</source>
        <translation>Es werden schon so viele Seiten angesehen wie möglich. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The request ended before the page arrived.</source>
        <translation>Es wurde beendet, bevor die Seite da war.</translation>
    </message>
    <message>
        <source>The server stopped before the page was read.</source>
        <translation>Der Server wurde beendet, bevor die Seite gelesen war.</translation>
    </message>
    <message>
        <source>The server stopped before the page was stored.</source>
        <translation>Der Server wurde beendet, bevor die Seite gespeichert war.</translation>
    </message>
    <message>
        <source>This server does not serve the company.</source>
        <translation>Die Firma wird hier nicht bedient.</translation>
    </message>
    <message>
        <source>Only addresses with http or https can be fetched.</source>
        <translation>Nur Adressen mit http oder https können abgerufen werden.</translation>
    </message>
    <message>
        <source>Addresses with a user name or password are not fetched.</source>
        <translation>Adressen mit Benutzername oder Passwort werden nicht abgerufen.</translation>
    </message>
    <message>
        <source>%1 is not among the company&apos;s allowed hosts.</source>
        <translation>%1 gehört nicht zu den erlaubten Hosts der Firma.</translation>
    </message>
    <message>
        <source>%1 is not one of the company&apos;s allowed hosts.</source>
        <translation>%1 ist keiner der erlaubten Hosts der Firma.</translation>
    </message>
    <message>
        <source>%1 is not a public internet address.</source>
        <translation>%1 ist keine Adresse des öffentlichen Internets.</translation>
    </message>
    <message>
        <source>%1 resolves to an address that is not public.</source>
        <translation>%1 führt zu einer Adresse, die nicht zum öffentlichen Internet gehört.</translation>
    </message>
    <message>
        <source>Pages at this address are never fetched.</source>
        <translation>Seiten dieser Adresse werden nie abgerufen.</translation>
    </message>
    <message>
        <source>The name %1 cannot be resolved.</source>
        <translation>Der Name %1 kann nicht aufgelöst werden.</translation>
    </message>
    <message>
        <source>The address returns %1, not an HTML page.</source>
        <translation>Unter der Adresse steht %1, keine HTML-Seite.</translation>
    </message>
    <message>
        <source>The shop sends the page in an unknown compression.</source>
        <translation>Der Shop sendet die Seite in einer unbekannten Komprimierung.</translation>
    </message>
    <message>
        <source>The page is larger than %1 MiB.</source>
        <translation>Die Seite ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The shop sent damaged data.</source>
        <translation>Der Shop hat beschädigte Daten gesendet.</translation>
    </message>
    <message>
        <source>The shop&apos;s certificate is not valid for %1.</source>
        <translation>Das Zertifikat des Shops gilt nicht für %1.</translation>
    </message>
    <message>
        <source>The shop %1 cannot be reached.</source>
        <translation>Der Shop %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The connection to %1 was interrupted.</source>
        <translation>Die Verbindung zu %1 ist abgebrochen.</translation>
    </message>
    <message>
        <source>The address returns no HTML page, although the shop declares one.</source>
        <translation>Unter der Adresse steht keine HTML-Seite, wie der Shop sie auch nennt.</translation>
    </message>
    <message>
        <source>The address redirects to another site.</source>
        <translation>Die Adresse führt zu einer anderen Website.</translation>
    </message>
    <message>
        <source>The page cannot be used: %1.</source>
        <translation>Die Seite ist nicht verwendbar: %1.</translation>
    </message>
    <message>
        <source>The page could not be read.</source>
        <translation>Die Seite konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The page asks not to be indexed (noindex).</source>
        <translation>Die Seite will nicht gefunden werden (noindex).</translation>
    </message>
    <message>
        <source>The page has the same content as %1.</source>
        <translation>Auf der Seite steht dasselbe wie auf %1.</translation>
    </message>
    <message>
        <source>The page shows no single product: it looks like a list, an article or a home page.</source>
        <translation>Die Seite zeigt kein einzelnes Produkt: Sie sieht nach einer Liste, einem Artikel oder einer Startseite aus.</translation>
    </message>
    <message>
        <source>The page contains no readable content.</source>
        <translation>Die Seite hat keinen lesbaren Inhalt.</translation>
    </message>
    <message>
        <source>The page contains no text; its content may be created by scripts in the browser.</source>
        <translation>Die Seite hat keinen Text; vielleicht erzeugen Skripte im Browser ihren Inhalt.</translation>
    </message>
    <message>
        <source>The page contains no facts that answer a question.</source>
        <translation>Die Seite beantwortet keine Frage, die man stellen könnte.</translation>
    </message>
    <message>
        <source>The FAQs could not be generated.</source>
        <translation>Die FAQs konnten nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>The shop shows no FAQs for this page.</source>
        <translation>Der Shop zeigt für diese Seite keine FAQs.</translation>
    </message>
    <message>
        <source>The page&apos;s FAQs are generated and are waiting for the shop&apos;s approval.</source>
        <translation>Die FAQs der Seite sind erzeugt und warten auf die Freigabe des Shops.</translation>
    </message>
    <message>
        <source>Product FAQs are switched off for the company.</source>
        <translation>Produkt-FAQs sind für die Firma ausgeschaltet.</translation>
    </message>
    <message>
        <source>Another pre-generation is generating this page at the moment.</source>
        <translation>Eine andere Vorab-Erzeugung erzeugt diese Seite gerade.</translation>
    </message>
    <message>
        <source>The sitemap lists no page.</source>
        <translation>Die Sitemap nennt keine Seite.</translation>
    </message>
    <message>
        <source>The address %1.</source>
        <translation>Die Adresse %1.</translation>
    </message>
    <message>
        <source>None of %1 pages could be read.</source>
        <translation>Keine von %1 Seiten konnte gelesen werden.</translation>
    </message>
    <message>
        <source>There are no pages left.</source>
        <translation>Es gibt keine Seiten mehr.</translation>
    </message>
    <message>
        <source>The limit of %1 pages was reached; %2 addresses were not read.</source>
        <translation>Die Obergrenze von %1 Seiten wurde erreicht; %2 Adressen wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses are more than %2 links away from the start and were not read.</source>
        <translation>%1 Adressen sind mehr als %2 Links vom Start entfernt und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses are too long and were not read.</source>
        <translation>%1 Adressen sind zu lang und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses repeat their folders without end and were not read.</source>
        <translation>%1 Adressen wiederholen ihre Ordner endlos und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses differ from others in their query only and were not read; %2 of each page are.</source>
        <translation>%1 Adressen unterscheiden sich von anderen nur in ihren Parametern und wurden nicht gelesen; von jeder Seite werden es %2.</translation>
    </message>
    <message>
        <source>%1 addresses differ from others in their dates only and were not read.</source>
        <translation>%1 Adressen unterscheiden sich von anderen nur im Datum und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses did not fit into the queue and were not read.</source>
        <translation>%1 Adressen passten nicht in die Warteschlange und wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 addresses are not on the company&apos;s allowed hosts.</source>
        <translation>%1 Adressen liegen nicht auf den erlaubten Hosts der Firma.</translation>
    </message>
    <message>
        <source>The limit of %1 addresses was reached.</source>
        <translation>Die Obergrenze von %1 Adressen wurde erreicht.</translation>
    </message>
    <message>
        <source>Not all of its sitemaps were read: the limits are %1 files and %2 levels.</source>
        <translation>Ihre Sitemaps wurden nicht alle gelesen: %1 Dateien und %2 Ebenen sind die Grenzen.</translation>
    </message>
    <message>
        <source>The sitemap is larger than %1 MiB.</source>
        <translation>Die Sitemap ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The sitemap&apos;s compression is damaged.</source>
        <translation>Die Komprimierung der Sitemap ist beschädigt.</translation>
    </message>
    <message>
        <source>The sitemap declares a document type; such files are not read, because entities in them can be endless.</source>
        <translation>Die Sitemap erklärt einen Dokumenttyp; solche Dateien werden nicht gelesen, weil Entitäten darin endlos sein können.</translation>
    </message>
    <message>
        <source>The address contains no sitemap; its text begins with &lt;%1&gt;.</source>
        <translation>Unter der Adresse steht keine Sitemap; ihr Text beginnt mit &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>The address contains no sitemap.</source>
        <translation>Unter der Adresse steht keine Sitemap.</translation>
    </message>
    <message>
        <source>The sitemap cannot be read: %1.</source>
        <translation>Die Sitemap kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The sitemap was read only up to line %1: %2.</source>
        <translation>Die Sitemap wurde nur bis Zeile %1 gelesen: %2.</translation>
    </message>
    <message>
        <source>The sitemap was read only in part: it has more than %1 entries.</source>
        <translation>Die Sitemap wurde nur zum Teil gelesen: mehr als %1 Einträge.</translation>
    </message>
    <message>
        <source>The document is too large to be read.</source>
        <translation>Das Dokument ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>Reading the document took more than %1 s.</source>
        <translation>Das Lesen des Dokuments dauerte länger als %1 s.</translation>
    </message>
    <message>
        <source>The reading of the document was cancelled.</source>
        <translation>Das Lesen des Dokuments wurde abgebrochen.</translation>
    </message>
    <message>
        <source>An element of the page has more than %1 attributes.</source>
        <translation>Ein Element der Seite hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>An element of the Word document has more than %1 attributes.</source>
        <translation>Ein Element des Word-Dokuments hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>The document could not be read.</source>
        <translation>Das Dokument konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The document could not be read within the limits of time and memory.</source>
        <translation>Das Dokument konnte nicht in den Grenzen von Zeit und Speicher gelesen werden.</translation>
    </message>
    <message>
        <source>The PDF is encrypted.</source>
        <translation>Das PDF ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The PDF is truncated.</source>
        <translation>Das PDF ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The PDF is damaged.</source>
        <translation>Das PDF ist beschädigt.</translation>
    </message>
    <message>
        <source>The PDF has more than %1 pages.</source>
        <translation>Das PDF hat mehr als %1 Seiten.</translation>
    </message>
    <message>
        <source>The PDF contains no text: its pages may be images.</source>
        <translation>Das PDF hat keinen Text: Seine Seiten sind vielleicht Bilder von Text.</translation>
    </message>
    <message>
        <source>The Word document %1.</source>
        <translation>Das Word-Dokument %1.</translation>
    </message>
    <message>
        <source>The Word document declares entities, which Word never does.</source>
        <translation>Das Word-Dokument erklärt Entitäten, was Word nie tut.</translation>
    </message>
    <message>
        <source>The Word document is nested too deeply.</source>
        <translation>Das Word-Dokument ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The Word document is damaged.</source>
        <translation>Das Word-Dokument ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is not a Word document.</source>
        <translation>Die Datei ist kein Word-Dokument.</translation>
    </message>
    <message>
        <source>Both fingerprints are the nil UUID, which identifies no visitor. Send those of the visitor&apos;s session.</source>
        <translation>Beide Fingerabdrücke sind die Null-UUID, also niemand. Senden Sie die der Sitzung des Besuchers.</translation>
    </message>
    <message>
        <source>Neither fingerprint has opened a ticket. Send the values of getFingerprint() and getFAQFingerprint() of the session in which the visitor asked, and pass them in user_metadata of send_message as well.</source>
        <translation>Keiner der Fingerabdrücke hat ein Ticket geöffnet. Senden Sie die Werte von getFingerprint() und getFAQFingerprint() der Sitzung, in der der Besucher gefragt hat, und geben Sie sie auch in user_metadata von send_message mit.</translation>
    </message>
    <message>
        <source>The company requires a helpful answer: a greeting or a refusal opens no ticket.</source>
        <translation>Die Firma verlangt eine hilfreiche Antwort: Ein Gruß oder eine Ablehnung öffnet kein Ticket.</translation>
    </message>
    <message>
        <source>The visitor&apos;s last interaction was %1 before the event; the company&apos;s window is %2. An interaction within the window, or a longer window, would have made it pass.</source>
        <translation>Die letzte Interaktion des Besuchers war %1 vor dem Ereignis; das Fenster der Firma ist %2. Mit einer Interaktion im Fenster oder einem längeren Fenster wäre es angenommen worden.</translation>
    </message>
    <message>
        <source>The visitor has a ticket, but no interaction that counts within %1. With require_helpful off, or after a helpful answer, the event would have passed.</source>
        <translation>Der Besucher hat ein Ticket, aber keine Interaktion, die innerhalb von %1 zählt. Ohne require_helpful oder nach einer hilfreichen Antwort wäre das Ereignis angenommen worden.</translation>
    </message>
    <message>
        <source>The visitor&apos;s cart has no product “%1”. An ITEM_ADDED of it, with the same fingerprints and after its last ITEM_REMOVED, would have made the event pass.</source>
        <translation>Im Warenkorb des Besuchers ist kein Produkt „%1“. Nach einem ITEM_ADDED dafür, mit denselben Fingerabdrücken und nach dem letzten ITEM_REMOVED, wäre das Ereignis angenommen worden.</translation>
    </message>
    <message>
        <source>The company requires a QUANTITY_INCREASED of “%1” before every decrease. Send it first, or ITEM_REMOVED when the product leaves the cart.</source>
        <translation>Die Firma verlangt vor jeder Verringerung ein QUANTITY_INCREASED von „%1“. Senden Sie es zuerst, oder ITEM_REMOVED, wenn das Produkt den Warenkorb verlässt.</translation>
    </message>
    <message>
        <source>“%1” was added with quantity 1 and never increased, so nothing is left to decrease. Send QUANTITY_INCREASED first, or ITEM_REMOVED when the product leaves the cart.</source>
        <translation>„%1“ wurde mit Menge 1 hinzugefügt und nie erhöht, also gibt es nichts zu verringern. Senden Sie zuerst QUANTITY_INCREASED, oder ITEM_REMOVED, wenn das Produkt den Warenkorb verlässt.</translation>
    </message>
    <message>
        <source>The order “%1” is already recorded and counts once. Do not send it again; another order needs another identifier.</source>
        <translation>Die Bestellung „%1“ ist erfasst und zählt einmal. Es gibt nichts zu wiederholen; eine andere Bestellung braucht eine andere Kennung.</translation>
    </message>
    <message>
        <source>The visitor&apos;s last ticket.</source>
        <translation>Das letzte Ticket des Besuchers.</translation>
    </message>
    <message>
        <source>The visitor has a ticket within the window, and the cart allows the event.</source>
        <translation>Der Besucher hat ein Ticket im Fenster, und der Warenkorb lässt das Ereignis zu.</translation>
    </message>
    <message>
        <source>The ticket of the first touch; the event counts for it.</source>
        <translation>Das Ticket des ersten Kontakts; das Ereignis zählt dafür.</translation>
    </message>
    <message>
        <source>The visitor has a ticket within the window, and the order is new.</source>
        <translation>Der Besucher hat ein Ticket im Fenster, und die Bestellung ist neu.</translation>
    </message>
    <message>
        <source>The ticket of the first touch; the order counts for it.</source>
        <translation>Das Ticket des ersten Kontakts; die Bestellung zählt dafür.</translation>
    </message>
    <message>
        <source>The server at %1 did not answer in time.</source>
        <translation>Der Server unter %1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>There is no safe connection to %1: %2.</source>
        <translation>Es gibt keine sichere Verbindung zu %1: %2.</translation>
    </message>
    <message>
        <source>The server at %1 does not answer: %2.</source>
        <translation>Der Server unter %1 antwortet nicht: %2.</translation>
    </message>
    <message>
        <source>The answer could not be read: %1.</source>
        <translation>Die Antwort konnte nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The answer (HTTP %1) could not be read. %2</source>
        <translation>Die Antwort (HTTP %1) konnte nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>Die Antwort ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The body is not an Answerdesk error.</source>
        <translation>Der Body ist kein Fehler von Answerdesk.</translation>
    </message>
    <message>
        <source>The body is %1.</source>
        <translation>Der Body ist fehlerhaft: %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>a number is out of range at byte %1</source>
        <translation>eine Zahl ist zu groß bei Byte %1</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>not valid JSON at byte %1</source>
        <translation>kein gültiges JSON bei Byte %1</translation>
    </message>
    <message>
        <source>not valid JSON</source>
        <translation>kein gültiges JSON</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>tiefer verschachtelt als %1</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>ein NUL-Byte steht darin</translation>
    </message>
    <message>
        <source>the connection closed without an answer</source>
        <translation>die Verbindung wurde ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>the connection closed before the answer was complete</source>
        <translation>die Verbindung wurde vor dem Ende der Antwort geschlossen</translation>
    </message>
    <message>
        <source>a line is longer than 256 kB</source>
        <translation>eine Zeile ist länger als 256 kB</translation>
    </message>
    <message>
        <source>a chunk does not end where its size says</source>
        <translation>ein Teilstück endet nicht, wo seine Größe es sagt</translation>
    </message>
    <message>
        <source>a chunk has no size</source>
        <translation>ein Teilstück hat keine Größe</translation>
    </message>
    <message>
        <source>the body is larger than 64 MB</source>
        <translation>der Body ist größer als 64 MB</translation>
    </message>
    <message>
        <source>the headers are longer than 256 kB</source>
        <translation>die Header sind länger als 256 kB</translation>
    </message>
    <message>
        <source>the server does not speak HTTP/1</source>
        <translation>was antwortet, spricht nicht HTTP/1</translation>
    </message>
    <message>
        <source>Content-Length is not a number</source>
        <translation>Content-Length ist keine Zahl</translation>
    </message>
    <message>
        <source>a custom FAQ has no text from a page</source>
        <translation>geht nicht: Eine eigene FAQ hat keine Worte einer Seite</translation>
    </message>
    <message>
        <source>the page no longer answers the question</source>
        <translation>geht nicht: Die Seite beantwortet die Frage nicht mehr</translation>
    </message>
    <message>
        <source>is %1; %2</source>
        <translation>ist %1; %2</translation>
    </message>
    <message>
        <source>contains binary bytes; %1</source>
        <translation>enthält Binärdaten; %1</translation>
    </message>
    <message>
        <source>send Markdown, HTML, Word (.docx), PDF (.pdf), CSV or plain text</source>
        <translation>senden Sie Markdown, HTML, Word (.docx), PDF (.pdf), CSV oder reinen Text</translation>
    </message>
    <message>
        <source>The address %1 cannot be opened: %2</source>
        <translation>Die Adresse %1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>An HTTP worker could not be started.</source>
        <translation>Ein HTTP-Arbeiter konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The address redirects more than %1 times.</source>
        <translation>Die Adresse leitet mehr als %1-mal weiter.</translation>
    </message>
    <message>
        <source>The page did not arrive within %1 seconds.</source>
        <translation>Die Seite kam nicht innerhalb von %1 Sekunden an.</translation>
    </message>
    <message>
        <source>The shop&apos;s robots.txt forbids the page.</source>
        <translation>Die robots.txt des Shops verbietet die Seite.</translation>
    </message>
    <message>
        <source>The page nests more than %1 elements in each other.</source>
        <translation>Die Seite schachtelt mehr als %1 Elemente ineinander.</translation>
    </message>
    <message>
        <source>row %1 of the table %2 refers to a row of %3 that does not exist</source>
        <translation>die Zeile %1 der Tabelle %2 verweist auf eine Zeile von %3, die es nicht gibt</translation>
    </message>
    <message>
        <source>The database cannot be checked: %1</source>
        <translation>Die Datenbank kann nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>The backup %1 cannot be created: %2</source>
        <translation>Die Sicherung %1 kann nicht gemacht werden: %2</translation>
    </message>
    <message>
        <source>The backup %1 is damaged: %2</source>
        <translation>Die Sicherung %1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>The file %1 is damaged: %2</source>
        <translation>Die Datei %1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>The file %1 is not a backup of answerdesk-server: %2</source>
        <translation>Die Datei %1 ist keine Sicherung von answerdesk-server: %2</translation>
    </message>
    <message>
        <source>The file %1 cannot be used: %2</source>
        <translation>Die Datei %1 kann nicht verwendet werden: %2</translation>
    </message>
    <message>
        <source>The database was written by a pre-release version of answerdesk-server: this version does not know its migration %1.</source>
        <translation>Die Datenbank wurde von einer Vorabversion von answerdesk-server geschrieben: Diese Version kennt ihre Migration %1 nicht.</translation>
    </message>
    <message>
        <source>Create a new data folder (with PostgreSQL: a new database as well) and import the data again.</source>
        <translation>Legen Sie einen neuen Datenordner an (mit PostgreSQL auch eine neue Datenbank), und importieren Sie die Daten noch einmal.</translation>
    </message>
    <message>
        <source>The database has schema version %1 (%2); this program knows versions up to %3.</source>
        <translation>Die Datenbank hat die Schemaversion %1 (%2); dieses Programm kennt Versionen bis %3.</translation>
    </message>
    <message>
        <source>Start the newer program, or restore a backup made before the upgrade.</source>
        <translation>Starten Sie das neuere Programm, oder stellen Sie eine Sicherung von vor der Aktualisierung wieder her.</translation>
    </message>
    <message>
        <source>Migration %1 was applied to the database, but this program has a different one in its place.</source>
        <translation>Die Migration %1 wurde auf die Datenbank angewandt, und dieses Programm hat an ihrer Stelle eine andere.</translation>
    </message>
    <message>
        <source>The database belongs to another build.</source>
        <translation>Die Datenbank gehört zu einem anderen Build.</translation>
    </message>
    <message>
        <source>The file %1 exists; a backup does not overwrite files.</source>
        <translation>Die Datei %1 gibt es schon; eine Sicherung ersetzt nichts.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>The data folder %1 has no database.</source>
        <translation>Der Datenordner %1 hat keine Datenbank.</translation>
    </message>
    <message>
        <source>The data folder %1 cannot be created.</source>
        <translation>Der Datenordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Erforderlich: %1.</translation>
    </message>
    <message>
        <source>must not be before %1: orders of earlier days may depend on interactions whose visitors were erased</source>
        <translation>darf nicht vor %1 liegen: Bestellungen früherer Tage können auf Interaktionen zurückgehen, deren Besucher vergessen sind</translation>
    </message>
    <message>
        <source>The file %1 cannot be copied to %2: %3</source>
        <translation>Die Datei %1 lässt sich nicht nach %2 kopieren: %3</translation>
    </message>
    <message>
        <source>The database %1 cannot be moved aside: %2</source>
        <translation>Die Datenbank %1 lässt sich nicht beiseitelegen: %2</translation>
    </message>
    <message>
        <source>must be the company&apos;s exact name</source>
        <translation>muss genau der Name der Firma sein</translation>
    </message>
    <message>
        <source>The company “%1” was deleted and is still being removed. Its key is free in a few minutes.</source>
        <translation>Die Firma „%1“ wurde gelöscht und wird noch entfernt. Ihr Kürzel ist in wenigen Minuten frei.</translation>
    </message>
    <message>
        <source>Sum of the values of the orders of visitors with an active ticket.</source>
        <translation>Summe der Bestellwerte von Besuchern mit aktivem Ticket.</translation>
    </message>
    <message>
        <source>Sum of the refunds and cancellations of such orders, on the day that they were recorded.</source>
        <translation>Summe der Rückerstattungen und Stornierungen solcher Bestellungen, am Tag ihrer Aufzeichnung.</translation>
    </message>
    <message>
        <source>attributed_revenue - refunded.</source>
        <translation>Zugeschriebener Umsatz − Erstattet.</translation>
    </message>
    <message>
        <source>Of attributed_revenue, orders credited to a helpful answer or FAQ that was about a bought product.</source>
        <translation>Vom zugeschriebenen Umsatz die Bestellungen, die auf eine hilfreiche Antwort oder FAQ zu einem gekauften Produkt zurückgehen.</translation>
    </message>
    <message>
        <source>attributed_revenue - direct_revenue.</source>
        <translation>Zugeschriebener Umsatz − direkter Umsatz.</translation>
    </message>
    <message>
        <source>Of attributed_revenue, orders after a helpful interaction.</source>
        <translation>Vom zugeschriebenen Umsatz die Bestellungen nach einer hilfreichen Interaktion.</translation>
    </message>
    <message>
        <source>Number of the orders of visitors with an active ticket.</source>
        <translation>Anzahl der Bestellungen von Besuchern mit einem aktiven Ticket.</translation>
    </message>
    <message>
        <source>attributed_revenue / orders.</source>
        <translation>Zugeschriebener Umsatz ÷ Bestellungen.</translation>
    </message>
    <message>
        <source>Value added to carts less value removed: sum of value times the change in quantity, over the cart events.</source>
        <translation>Wert der in Warenkörbe gelegten abzüglich der entfernten Waren: Summe aus Wert mal Änderung der Menge über die Warenkorb-Ereignisse.</translation>
    </message>
    <message>
        <source>Carts with an add or a remove, counted once a day and currency, summed over the days.</source>
        <translation>Warenkörbe, in die etwas gelegt oder aus denen etwas entfernt wurde, einmal je Tag und Währung gezählt, über die Tage summiert.</translation>
    </message>
    <message>
        <source>added_to_cart / carts.</source>
        <translation>In Warenkörbe gelegt ÷ Warenkörbe.</translation>
    </message>
    <message>
        <source>Days with a cart event.</source>
        <translation>Tage mit einem Warenkorb-Ereignis.</translation>
    </message>
    <message>
        <source>added_to_cart / active_days.</source>
        <translation>In Warenkörbe gelegt ÷ Tage mit Warenkörben.</translation>
    </message>
    <message>
        <source>Tickets opened in the range.</source>
        <translation>Tickets, die im Zeitraum eröffnet wurden.</translation>
    </message>
    <message>
        <source>Of these tickets, those with a helpful interaction.</source>
        <translation>Von diesen Tickets die mit einer hilfreichen Interaktion.</translation>
    </message>
    <message>
        <source>Of these tickets, those with a cart event, whenever it came.</source>
        <translation>Von diesen Tickets die mit einem Warenkorb-Ereignis, gleich wann es kam.</translation>
    </message>
    <message>
        <source>Of these tickets, those with an order, whenever it came.</source>
        <translation>Von diesen Tickets die mit einer Bestellung, gleich wann sie kam.</translation>
    </message>
    <message>
        <source>tickets_with_order / tickets, counted on the day the ticket was opened.</source>
        <translation>Tickets mit Bestellung ÷ Tickets, gezählt am Tag, an dem das Ticket eröffnet wurde.</translation>
    </message>
    <message>
        <source>Folder of the database, the logs and the admin token</source>
        <translation>Ordner der Datenbank, der Protokolle und des Admin-Tokens</translation>
    </message>
    <message>
        <source>sqlite (a file in the data folder), or the address of a PostgreSQL database</source>
        <translation>sqlite (eine Datei im Datenordner) oder die Adresse einer PostgreSQL-Datenbank</translation>
    </message>
    <message>
        <source>Password of the PostgreSQL database</source>
        <translation>Passwort der PostgreSQL-Datenbank</translation>
    </message>
    <message>
        <source>Region that this deployment serves</source>
        <translation>Region, für die dieser Server da ist</translation>
    </message>
    <message>
        <source>Address of the public endpoints; port 0 picks a free one</source>
        <translation>Adresse der öffentlichen Endpunkte; Port 0 nimmt einen freien</translation>
    </message>
    <message>
        <source>Address of the analytics endpoints; without it they are on that of listen</source>
        <translation>Adresse der Analytics-Endpunkte; ohne sie gilt die von listen</translation>
    </message>
    <message>
        <source>Address of the admin API and the metrics</source>
        <translation>Adresse der Admin-API und der Messwerte</translation>
    </message>
    <message>
        <source>Host names that the admin address answers to besides its own addresses</source>
        <translation>Hostnamen, auf die die Admin-Adresse außer auf ihre eigenen Adressen antwortet</translation>
    </message>
    <message>
        <source>Addresses and networks whose X-Forwarded-For is trusted, separated by commas</source>
        <translation>Adressen und Netze, deren X-Forwarded-For zählt, mit Kommas getrennt</translation>
    </message>
    <message>
        <source>HTTP worker threads of the public address; auto: one per core, 2 to 8</source>
        <translation>HTTP-Arbeiter der öffentlichen Adresse; auto: einer je Kern, 2 bis 8</translation>
    </message>
    <message>
        <source>Maximum connections to the public addresses; more get 503</source>
        <translation>Verbindungen zu den öffentlichen Adressen; weitere erhalten 503</translation>
    </message>
    <message>
        <source>Of these, connections from one address or one IPv6 /64 network; auto: a quarter, 0: no limit; trusted proxies are exempt</source>
        <translation>Davon Verbindungen von einer Adresse oder einem IPv6-Netz /64; auto: ein Viertel, 0: keine Grenze; vertrauenswürdige Proxys sind ausgenommen</translation>
    </message>
    <message>
        <source>Time that requests in progress get when the server stops</source>
        <translation>Zeit, die laufende Anfragen erhalten, wenn der Server stoppt</translation>
    </message>
    <message>
        <source>Level of the log on standard error: error, warning, info or debug</source>
        <translation>Was in die Standardfehlerausgabe geht: error, warning, info oder debug</translation>
    </message>
    <message>
        <source>Access log, one JSON object per line; default logs/access.log in the data folder</source>
        <translation>Zugriffsprotokoll, ein JSON-Objekt je Zeile; Vorgabe: logs/access.log im Datenordner</translation>
    </message>
    <message>
        <source>Bearer token that GET /metrics requires; empty: none</source>
        <translation>Was GET /metrics als Bearer vorzeigen muss; ohne Angabe nichts</translation>
    </message>
    <message>
        <source>Fetch product pages from loopback for allowed host:port pairs; for demos and tests</source>
        <translation>Produktseiten dürfen von diesem Rechner selbst abgerufen werden, für erlaubte Paare host:port; für Vorführungen und Tests</translation>
    </message>
    <message>
        <source>Milliseconds between two requests to a host while a sitemap or a crawl is read; Crawl-delay of robots.txt counts where it is longer, up to 10 seconds</source>
        <translation>Millisekunden zwischen zwei Anfragen an einen Host, während eine Sitemap oder ein Crawl gelesen wird; Crawl-delay aus robots.txt zählt, wo es länger ist, bis zu 10 Sekunden</translation>
    </message>
    <message>
        <source>The program answerdesk-extract; default: beside this program</source>
        <translation>Das Programm answerdesk-extract; Vorgabe: neben diesem Programm</translation>
    </message>
    <message>
        <source>OpenAI-compatible server whose models may phrase answers; empty: no model</source>
        <translation>OpenAI-kompatibler Server, dessen Modelle Antworten formulieren dürfen; ohne ihn wird keines gefragt</translation>
    </message>
    <message>
        <source>Bearer token for model_url</source>
        <translation>Schlüssel, der ihm als Bearer gesendet wird</translation>
    </message>
    <message>
        <source>Models that companies may choose from, separated by commas; the first is the default</source>
        <translation>Seine Modelle, unter denen Firmen wählen dürfen, mit Kommas getrennt; das erste ist die Vorgabe</translation>
    </message>
    <message>
        <source>Time limit for an answer from a model, including one retry</source>
        <translation>Zeit für die Antwort eines Modells, zweiter Versuch inbegriffen</translation>
    </message>
    <message>
        <source>Maximum tokens of a model request and its answer</source>
        <translation>Höchstzahl der Tokens einer Anfrage an ein Modell samt seiner Antwort</translation>
    </message>
    <message>
        <source>Maximum model tokens per company and day (UTC); after that, answers and FAQs are given without a model</source>
        <translation>Höchstzahl der Token, die Modelle am Tag (UTC) für eine Firma brauchen; danach kommen Antworten und FAQs ohne sie aus</translation>
    </message>
    <message>
        <source>Concurrent requests to models; four times as many can wait</source>
        <translation>Gleichzeitige Anfragen an Modelle; viermal so viele warten</translation>
    </message>
    <message>
        <source>Request field that limits the answer; max_completion_tokens for reasoning models</source>
        <translation>Feld einer Anfrage, das ihre Antwort begrenzt; max_completion_tokens für Modelle, die schlussfolgern</translation>
    </message>
    <message>
        <source>Model whose embeddings help to rank passages, for companies that use models; empty: rank by words only</source>
        <translation>Modell, dessen Embeddings beim Ordnen der Passagen helfen, für Firmen, die Modelle nutzen; ohne es zählen nur die Wörter</translation>
    </message>
    <message>
        <source>OpenAI-compatible server of the embedding model; default model_url, with model_key</source>
        <translation>OpenAI-kompatibler Server dieses Modells; Vorgabe: model_url, mit model_key</translation>
    </message>
    <message>
        <source>Bearer token for embedding_url</source>
        <translation>Schlüssel, der embedding_url als Bearer gesendet wird</translation>
    </message>
    <message>
        <source>Prefix for questions, such as search_query:; a space is appended</source>
        <translation>Was dieses Modell vor einer Frage erwartet, und ein Leerzeichen</translation>
    </message>
    <message>
        <source>Prefix for passages, such as search_document:; a space is appended</source>
        <translation>Was dieses Modell vor einer Passage erwartet, und ein Leerzeichen</translation>
    </message>
    <message>
        <source>Time limit for the embedding of a question; after that, passages are ranked by words only</source>
        <translation>Zeit für das Embedding einer Frage; danach zählen nur die Wörter</translation>
    </message>
    <message>
        <source>Passages per embedding request</source>
        <translation>Passagen einer Anfrage nach Embeddings</translation>
    </message>
    <message>
        <source>Concurrent embedding requests for questions; four times as many can wait; passages use one of their own</source>
        <translation>Gleichzeitige Anfragen nach Embeddings von Fragen; viermal so viele warten; Passagen haben eine eigene</translation>
    </message>
    <message>
        <source>Maximum weight of similarity in meaning, relative to the best match by words; 0: none</source>
        <translation>Wie viel die Nähe der Bedeutung höchstens neben dem besten Treffer nach Wörtern zählt; 0: nichts</translation>
    </message>
    <message>
        <source>Memory limit for the embeddings of all companies, one byte per dimension; passages beyond it are ranked by words</source>
        <translation>Höchster Speicher der Embeddings aller Firmen, ein Byte je Dimension; was nicht hineinpasst, wird nach Wörtern geordnet</translation>
    </message>
    <message>
        <source>environment variable %1</source>
        <translation>Umgebungsvariable %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, named by %2</source>
        <translation>%1, genannt in %2</translation>
    </message>
    <message>
        <source>answered from sources</source>
        <translation>aus Quellen beantwortet</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>greeting</source>
        <translation>Begrüßung</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>keine Quelle</translation>
    </message>
    <message>
        <source>%1 is not a UUID with dashes and was ignored</source>
        <translation>%1 ist keine UUID mit Bindestrichen und wurde übergangen</translation>
    </message>
    <message>
        <source>%1 is the nil UUID, which identifies no visitor</source>
        <translation>%1 ist die UUID aus Nullen, die für niemanden steht</translation>
    </message>
    <message>
        <source>Answer a question, or return a FAQ&apos;s cached answer</source>
        <translation>Eine Frage beantworten oder die gespeicherte Antwort einer FAQ geben</translation>
    </message>
    <message>
        <source>FAQs of a product page</source>
        <translation>FAQs einer Produktseite</translation>
    </message>
    <message>
        <source>Record a cart event</source>
        <translation>Ein Warenkorb-Ereignis aufzeichnen</translation>
    </message>
    <message>
        <source>Record an order</source>
        <translation>Eine Bestellung aufzeichnen</translation>
    </message>
    <message>
        <source>The user&apos;s question.</source>
        <translation>Die Frage des Nutzers.</translation>
    </message>
    <message>
        <source>Thread of the conversation, from an earlier answer; left out for a new one.</source>
        <translation>Die Unterhaltung, aus einer früheren Antwort; weggelassen für eine neue.</translation>
    </message>
    <message>
        <source>FAQ whose cached answer is wanted; query_text must then be its question.</source>
        <translation>FAQ, deren gespeicherte Antwort gewünscht ist; query_text muss dann ihre Frage sein.</translation>
    </message>
    <message>
        <source>Page the user is on.</source>
        <translation>Seite, auf der der Nutzer ist.</translation>
    </message>
    <message>
        <source>Language of the answer, BCP 47; default: the question&apos;s own where that is clear, else en.</source>
        <translation>Sprache der Antwort, BCP 47; Vorgabe: die der Frage, wo sie eindeutig ist, sonst en.</translation>
    </message>
    <message>
        <source>Anything about the user. Keys that begin with _ are private. user_fingerprint and user_faq_fingerprint tie the thread to a visitor.</source>
        <translation>Beliebiges über den Nutzer. Schlüssel, die mit _ beginnen, sind privat. user_fingerprint und user_faq_fingerprint verbinden die Unterhaltung mit einem Besucher.</translation>
    </message>
    <message>
        <source>Full URL of the product page; http or https.</source>
        <translation>Vollständige URL der Produktseite; http oder https.</translation>
    </message>
    <message>
        <source>Language of the FAQs, BCP 47.</source>
        <translation>Sprache der FAQs, BCP 47.</translation>
    </message>
    <message>
        <source>Number of FAQs.</source>
        <translation>Anzahl der FAQs.</translation>
    </message>
    <message>
        <source>The company&apos;s key.</source>
        <translation>Der Schlüssel der Firma.</translation>
    </message>
    <message>
        <source>Visitor of the chat widget.</source>
        <translation>Besucher des Chats.</translation>
    </message>
    <message>
        <source>Visitor of the FAQ widget.</source>
        <translation>Besucher der FAQs.</translation>
    </message>
    <message>
        <source>What happened to the item.</source>
        <translation>Was mit der Ware geschah.</translation>
    </message>
    <message>
        <source>The shop&apos;s own identifier of the product.</source>
        <translation>Die eigene Kennung des Shops für das Produkt.</translation>
    </message>
    <message>
        <source>Name for people.</source>
        <translation>Name für Menschen.</translation>
    </message>
    <message>
        <source>Price of one, after discounts.</source>
        <translation>Preis je Stück, nach Rabatten.</translation>
    </message>
    <message>
        <source>ISO 4217 code.</source>
        <translation>Code nach ISO 4217.</translation>
    </message>
    <message>
        <source>Quantity after this event; 0 only for ITEM_REMOVED; may be a fraction.</source>
        <translation>Menge nach diesem Ereignis; 0 nur bei ITEM_REMOVED; auch ein Bruchteil.</translation>
    </message>
    <message>
        <source>Where the event came from.</source>
        <translation>Woher das Ereignis kam.</translation>
    </message>
    <message>
        <source>Total of the order after discounts and taxes.</source>
        <translation>Summe der Bestellung nach Rabatten und Steuern.</translation>
    </message>
    <message>
        <source>The shop&apos;s own identifier of the order; an order with one counts once, for ever.</source>
        <translation>Die eigene Kennung des Shops für die Bestellung; eine Bestellung mit Kennung zählt für immer einmal.</translation>
    </message>
    <message>
        <source>The same as orderId.</source>
        <translation>Dasselbe wie orderId.</translation>
    </message>
    <message>
        <source>Purchased items.</source>
        <translation>Gekaufte Waren.</translation>
    </message>
    <message>
        <source>Where the order came from; absent: the source of the visitor&apos;s last cart event.</source>
        <translation>Woher die Bestellung kam; ohne Angabe: die Herkunft des letzten Warenkorb-Ereignisses des Besuchers.</translation>
    </message>
    <message>
        <source>60 days of fictional questions, carts and orders for nordfjell</source>
        <translation>60 Tage erfundene Fragen, Warenkörbe und Bestellungen für nordfjell</translation>
    </message>
    <message>
        <source>The shop&apos;s pages are at %1</source>
        <translation>Die Seiten des Shops stehen unter %1</translation>
    </message>
    <message>
        <source>Three companies: nordfjell, skagen-coffee and stillwater (API access off)</source>
        <translation>Drei Firmen: nordfjell, skagen-coffee und stillwater (API-Zugriff aus)</translation>
    </message>
    <message>
        <source>%1 help documents imported for nordfjell</source>
        <translation>%1 Hilfedokumente für nordfjell importiert</translation>
    </message>
    <message>
        <source>API keys and an administrator created</source>
        <translation>API-Schlüssel und ein Administrator erstellt</translation>
    </message>
    <message>
        <source>1, with the version of the server and of Qt as labels.</source>
        <translation>1, mit den Versionen des Servers und von Qt als Merkmalen.</translation>
    </message>
    <message>
        <source>1 while the server accepts requests, 0 while it starts or stops.</source>
        <translation>1, solange der Server Anfragen annimmt, 0, während er startet oder stoppt.</translation>
    </message>
    <message>
        <source>Processor time of user and system.</source>
        <translation>Prozessorzeit von Programm und System.</translation>
    </message>
    <message>
        <source>Virtual memory.</source>
        <translation>Virtueller Speicher.</translation>
    </message>
    <message>
        <source>Resident memory.</source>
        <translation>Belegter Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>Open descriptors.</source>
        <translation>Offene Deskriptoren.</translation>
    </message>
    <message>
        <source>Descriptors that may be open.</source>
        <translation>Deskriptoren, die offen sein dürfen.</translation>
    </message>
    <message>
        <source>Start of the process, since 1970.</source>
        <translation>Start des Prozesses, seit 1970.</translation>
    </message>
    <message>
        <source>Answered requests by endpoint, status and error code.</source>
        <translation>Beantwortete Anfragen nach Endpunkt, Status und Fehlercode.</translation>
    </message>
    <message>
        <source>Time from the end of a request&apos;s head to its answer, by endpoint.</source>
        <translation>Zeit vom Ende des Kopfs einer Anfrage bis zu ihrer Antwort, nach Endpunkt.</translation>
    </message>
    <message>
        <source>Requests that were refused before they were complete, and connections turned away, by error code.</source>
        <translation>Anfragen, die abgelehnt wurden, ehe sie vollständig waren, und abgewiesene Verbindungen, nach Fehlercode.</translation>
    </message>
    <message>
        <source>Repeated messages waiting for the first one with their Idempotency-Key.</source>
        <translation>Wiederholte Nachrichten, die auf die erste mit ihrem Idempotency-Key warten.</translation>
    </message>
    <message>
        <source>Requests without their answer.</source>
        <translation>Anfragen, deren Antwort aussteht.</translation>
    </message>
    <message>
        <source>Open connections of all addresses.</source>
        <translation>Offene Verbindungen aller Adressen.</translation>
    </message>
    <message>
        <source>Events without an active ticket that left no diagnostic row: more than 20 per second for a company.</source>
        <translation>Ereignisse ohne aktives Ticket, die keine Diagnosezeile hinterließen: mehr als 20 pro Sekunde für ein Unternehmen.</translation>
    </message>
    <message>
        <source>Lines missing from the access log because the disk was full or too slow.</source>
        <translation>Zeilen, die das Zugriffsprotokoll nicht fassen konnte: Der Datenträger ist voll oder zu langsam.</translation>
    </message>
    <message>
        <source>1 while the database accepts writes, as far as known, else 0.</source>
        <translation>1, solange die Datenbank schreibt, soweit bekannt, sonst 0.</translation>
    </message>
    <message>
        <source>Write jobs in the queue.</source>
        <translation>Wartende Schreibaufträge.</translation>
    </message>
    <message>
        <source>Maximum write jobs in the queue; more are refused.</source>
        <translation>Schreibaufträge, die warten dürfen; weitere werden abgelehnt.</translation>
    </message>
    <message>
        <source>Write jobs that were run.</source>
        <translation>Ausgeführte Schreibaufträge.</translation>
    </message>
    <message>
        <source>Transactions that were committed.</source>
        <translation>Abgeschlossene Transaktionen.</translation>
    </message>
    <message>
        <source>Transactions that were lost as a whole; no caller was notified of success.</source>
        <translation>Transaktionen, die als Ganzes verloren gingen; keinem Aufrufer wurde ein Erfolg gemeldet.</translation>
    </message>
    <message>
        <source>Write jobs of a transaction.</source>
        <translation>Schreibaufträge einer Transaktion.</translation>
    </message>
    <message>
        <source>Time of a COMMIT.</source>
        <translation>Dauer eines COMMIT.</translation>
    </message>
    <message>
        <source>Size of the database on disk.</source>
        <translation>Größe der Datenbank auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Length of the database&apos;s write-ahead log.</source>
        <translation>Länge des Write-Ahead-Logs der Datenbank.</translation>
    </message>
    <message>
        <source>Sessions of administrators that have not expired.</source>
        <translation>Sitzungen von Administratoren, die nicht abgelaufen sind.</translation>
    </message>
    <message>
        <source>Sign-ins and password changes in the queue.</source>
        <translation>Wartende Anmeldungen und Passwortwechsel.</translation>
    </message>
    <message>
        <source>Documents waiting to be read.</source>
        <translation>Dokumente, die darauf warten, gelesen zu werden.</translation>
    </message>
    <message>
        <source>Companies.</source>
        <translation>Firmen.</translation>
    </message>
    <message>
        <source>Passages in the retrieval indexes.</source>
        <translation>Passagen in den Suchindexen.</translation>
    </message>
    <message>
        <source>Imports of documents in progress.</source>
        <translation>Laufende Importe von Dokumenten.</translation>
    </message>
    <message>
        <source>Pages of sources that were read, by outcome: changed, unchanged, gone, failed, skipped.</source>
        <translation>Gelesene Seiten von Quellen nach Ergebnis: changed, unchanged, gone, failed, skipped.</translation>
    </message>
    <message>
        <source>Sitemaps and crawls that are being read or are queued.</source>
        <translation>Sitemaps und Crawls, die gelesen werden oder darauf warten.</translation>
    </message>
    <message>
        <source>Web pages, sitemaps and crawls that are sources, by how their last reading went.</source>
        <translation>Webseiten, Sitemaps und Crawls, die Quellen sind, nach dem Ausgang ihres letzten Lesens.</translation>
    </message>
    <message>
        <source>Sources that are overdue by more than an hour.</source>
        <translation>Quellen, die seit mehr als einer Stunde wieder hätten gelesen werden sollen.</translation>
    </message>
    <message>
        <source>Finished generations of a page&apos;s FAQs by outcome: ready, or why there are none.</source>
        <translation>Abgeschlossene Erzeugungen der FAQs einer Seite nach Ergebnis: ready, oder warum es keine gibt.</translation>
    </message>
    <message>
        <source>Time from starting a page until its content is known or known to be missing.</source>
        <translation>Zeit von der Aufnahme einer Seite, bis ihr Inhalt da ist oder feststeht, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>Pages whose FAQs are being generated (running) or are queued.</source>
        <translation>Seiten, die erzeugt werden (running) oder darauf warten (queued).</translation>
    </message>
    <message>
        <source>Pages with FAQs by state.</source>
        <translation>Seiten mit FAQs nach Zustand.</translation>
    </message>
    <message>
        <source>Pages and answers of FAQs that were found in memory.</source>
        <translation>Seiten und Antworten von FAQs, die im Speicher gefunden wurden.</translation>
    </message>
    <message>
        <source>Pages and answers of FAQs that had to be read from the database.</source>
        <translation>Seiten und Antworten von FAQs, die aus der Datenbank gelesen werden mussten.</translation>
    </message>
    <message>
        <source>Pages and answers of FAQs in memory.</source>
        <translation>Seiten und Antworten von FAQs im Speicher.</translation>
    </message>
    <message>
        <source>Pages to be phrased or translated by a model, by outcome; used: some of it is served, known: the model was not asked again.</source>
        <translation>Seiten, die ein Modell formulieren oder übersetzen sollte, nach dem Ergebnis; used: Teile davon werden ausgeliefert, known: Es wurde nicht erneut gefragt.</translation>
    </message>
    <message>
        <source>Questions with answers, or translated facts, returned by a model, by result of the checks; all but used fell back to the templates.</source>
        <translation>Fragen mit Antworten oder übersetzte Angaben eines Modells nach dem Befund der Prüfungen; außer bei used blieb es bei den Vorlagen.</translation>
    </message>
    <message>
        <source>Answers to be phrased by a model, by outcome; all but used were given without it.</source>
        <translation>Antworten, die ein Modell formulieren sollte, nach dem Ergebnis; außer bei used gingen sie so hinaus, wie sie ohne es waren.</translation>
    </message>
    <message>
        <source>Follow-up questions to be made self-contained by a model, by outcome; all but used were read without it.</source>
        <translation>Anschlussfragen, die ein Modell für sich verständlich formulieren sollte, nach dem Ergebnis; außer bei used wurden sie ohne es gelesen.</translation>
    </message>
    <message>
        <source>Tokens as counted by the models&apos; server.</source>
        <translation>Tokens, wie der Server der Modelle sie zählte.</translation>
    </message>
    <message>
        <source>Requests to models by outcome; busy and circuit_open were not sent.</source>
        <translation>Anfragen an Modelle nach ihrem Ergebnis; busy und circuit_open wurden nicht gesendet.</translation>
    </message>
    <message>
        <source>Time of requests sent to models, including the wait for a slot.</source>
        <translation>Dauer der gesendeten Anfragen an Modelle, das Warten auf einen Platz inbegriffen.</translation>
    </message>
    <message>
        <source>Requests to models without an answer.</source>
        <translation>Anfragen an Modelle, deren Antwort aussteht.</translation>
    </message>
    <message>
        <source>Requests to models waiting for a slot.</source>
        <translation>Anfragen an Modelle, die auf einen Platz warten.</translation>
    </message>
    <message>
        <source>Models that are not asked for a while because they failed repeatedly.</source>
        <translation>Modelle, die eine Weile nicht gefragt werden, weil sie wiederholt versagten.</translation>
    </message>
    <message>
        <source>Questions to be ranked by meaning as well, by outcome; all but used were ranked by words only.</source>
        <translation>Fragen, deren Passagen auch nach Bedeutung geordnet werden sollten, nach dem Ergebnis; außer bei used zählten nur die Wörter.</translation>
    </message>
    <message>
        <source>Passages whose embeddings are in memory.</source>
        <translation>Passagen, deren Embeddings im Speicher sind.</translation>
    </message>
    <message>
        <source>Memory used by embeddings.</source>
        <translation>Speicher, den sie belegen.</translation>
    </message>
    <message>
        <source>Passages whose embeddings are to be computed.</source>
        <translation>Passagen, deren Embeddings noch zu berechnen sind.</translation>
    </message>
    <message>
        <source>Embeddings of passages that were computed and stored.</source>
        <translation>Berechnete und gespeicherte Embeddings von Passagen.</translation>
    </message>
    <message>
        <source>Answers whose embeddings had a different length than earlier ones.</source>
        <translation>Antworten, deren Embeddings eine andere Länge hatten als die vorigen.</translation>
    </message>
    <message>
        <source>1 while embedding_memory_mb keeps passages from being embedded.</source>
        <translation>1, solange embedding_memory_mb verhindert, dass Passagen Embeddings erhalten.</translation>
    </message>
    <message>
        <source>The FAQs of this page are being generated. Ask again in %1 s.</source>
        <translation>Die FAQs dieser Seite werden gerade erzeugt. Fragen Sie in %1 s erneut.</translation>
    </message>
    <message>
        <source>Product FAQs are switched off for the company (Settings &gt; Integrations &gt; AI Powered FAQs).</source>
        <translation>Produkt-FAQs sind für die Firma abgeschaltet (Settings &gt; Integrations &gt; AI Powered FAQs).</translation>
    </message>
    <message>
        <source>The page does not exist (the shop answered %1).</source>
        <translation>Die Seite gibt es nicht (der Shop antwortete %1).</translation>
    </message>
    <message>
        <source>The shop does not show the page to everyone (it answered %1).</source>
        <translation>Der Shop zeigt die Seite nicht jedem (er antwortete %1).</translation>
    </message>
    <message>
        <source>The shop asks for fewer requests (it answered 429).</source>
        <translation>Der Shop bittet um weniger Anfragen (er antwortete 429).</translation>
    </message>
    <message>
        <source>The shop answered with status %1.</source>
        <translation>Der Shop antwortete mit dem Status %1.</translation>
    </message>
    <message>
        <source>The server stopped before the page was fetched.</source>
        <translation>Der Server stoppte, ehe die Seite abgerufen war.</translation>
    </message>
    <message>
        <source>locale %1 is not one of the company&apos;s</source>
        <translation>locale %1 gehört nicht zur Firma</translation>
    </message>
    <message>
        <source>page_url %1 is not one of the company&apos;s allowed hosts</source>
        <translation>page_url %1 ist keiner der erlaubten Hosts der Firma</translation>
    </message>
    <message>
        <source>The demo data could not be created: %1</source>
        <translation>Die Demo-Daten konnten nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>The demo shop&apos;s pages cannot be served: no free port.</source>
        <translation>Die Seiten des Demo-Shops können nicht ausgeliefert werden: Kein Port ist frei.</translation>
    </message>
    <message>
        <source>The sample %1 cannot be read.</source>
        <translation>Das Beispiel %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>can be changed by an operator of this server only</source>
        <translation>kann nur ein Betreiber dieses Servers ändern</translation>
    </message>
    <message>
        <source>cannot be on: the operator of this server has not granted API access</source>
        <translation>kann nicht an sein: Der Betreiber dieses Servers hat keinen API-Zugriff gewährt</translation>
    </message>
    <message>
        <source>must be from 1 to %1, which is what the operator of this server grants</source>
        <translation>muss von 1 bis %1 sein; so viel gewährt der Betreiber dieses Servers</translation>
    </message>
    <message>
        <source>cannot be a wildcard: the operator of this server has not granted wildcards</source>
        <translation>darf kein Platzhalter sein: Der Betreiber dieses Servers hat keine Platzhalter gewährt</translation>
    </message>
    <message>
        <source>cannot name a port: the operator of this server has not granted ports</source>
        <translation>darf keinen Port nennen: Der Betreiber dieses Servers hat keine Ports gewährt</translation>
    </message>
    <message>
        <source>cannot be a single host: the operator of this server has not granted single hosts</source>
        <translation>darf kein einzelner Host sein: Der Betreiber dieses Servers hat keine einzelnen Hosts gewährt</translation>
    </message>
    <message>
        <source>cannot be on without %1</source>
        <translation>kann ohne %1 nicht an sein</translation>
    </message>
    <message>
        <source>must not be above %1</source>
        <translation>darf nicht über %1 liegen</translation>
    </message>
    <message>
        <source>must be of a kind in granted_host_kinds; %1 is missing there</source>
        <translation>muss von einer Art in granted_host_kinds sein; dort fehlt %1</translation>
    </message>
    <message>
        <source>must be a wildcard of a registrable domain, such as *.shop.example; under %1 anyone can register names</source>
        <translation>muss ein Platzhalter einer registrierbaren Domain sein, etwa *.shop.example; unter %1 kann jeder Namen registrieren</translation>
    </message>
    <message>
        <source>Only an operator of this server can set this: %1.</source>
        <translation>Das kann nur ein Betreiber dieses Servers einstellen: %1.</translation>
    </message>
    <message>
        <source>Too many requests with this Idempotency-Key are waiting.</source>
        <translation>Es warten zu viele Anfragen mit diesem Idempotency-Key.</translation>
    </message>
    <message>
        <source>asked back</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>The page is in another language than its FAQs, and nothing on it can be stated without words of that language.</source>
        <translation>Die Seite ist in einer anderen Sprache als ihre FAQs, und nichts darauf lässt sich ohne Wörter dieser Sprache sagen.</translation>
    </message>
    <message>
        <source>markup of a product with a price</source>
        <translation>Auszeichnung eines Produkts mit Preis</translation>
    </message>
    <message>
        <source>markup of a product with an offer</source>
        <translation>Auszeichnung eines Produkts mit Angebot</translation>
    </message>
    <message>
        <source>markup of a product without an offer</source>
        <translation>Auszeichnung eines Produkts ohne Angebot</translation>
    </message>
    <message>
        <source>data of a product with a price in a script</source>
        <translation>Daten eines Produkts mit Preis in einem Skript</translation>
    </message>
    <message>
        <source>a price in the page&apos;s description</source>
        <translation>ein Preis in der Beschreibung der Seite</translation>
    </message>
    <message>
        <source>a price in the page&apos;s metadata</source>
        <translation>ein Preis in den Metadaten der Seite</translation>
    </message>
    <message>
        <source>declares itself a product</source>
        <translation>bezeichnet sich selbst als Produkt</translation>
    </message>
    <message>
        <source>a button to buy</source>
        <translation>eine Schaltfläche zum Kaufen</translation>
    </message>
    <message>
        <source>a price beside the text</source>
        <translation>ein Preis neben dem Text</translation>
    </message>
    <message>
        <source>a price between the heading and the first button to buy</source>
        <translation>ein Preis zwischen der Überschrift und der ersten Schaltfläche zum Kaufen</translation>
    </message>
    <message>
        <source>the price of the heading appears on the page twice</source>
        <translation>der Preis zur Überschrift steht zweimal auf der Seite</translation>
    </message>
    <message>
        <source>availability beside the heading</source>
        <translation>Verfügbarkeit bei der Überschrift</translation>
    </message>
    <message>
        <source>labels of a product&apos;s identity (%1)</source>
        <translation>Angaben, die ein Produkt kennzeichnen (%1)</translation>
    </message>
    <message>
        <source>the address looks like that of a product</source>
        <translation>die Adresse ist wie die eines Produkts aufgebaut</translation>
    </message>
    <message>
        <source>markup of an article</source>
        <translation>Auszeichnung eines Artikels</translation>
    </message>
    <message>
        <source>declares itself an article</source>
        <translation>bezeichnet sich selbst als Artikel</translation>
    </message>
    <message>
        <source>markup of an event or something else that is not a product</source>
        <translation>Auszeichnung einer Veranstaltung oder von etwas anderem, das kein Produkt ist</translation>
    </message>
    <message>
        <source>the address is a home page</source>
        <translation>die Adresse ist eine Startseite</translation>
    </message>
    <message>
        <source>the address looks like that of a list, an article or a help page</source>
        <translation>die Adresse ist wie die von Listen, Artikeln oder Hilfeseiten aufgebaut</translation>
    </message>
    <message>
        <source>the heading looks like that of a search, an order or an error</source>
        <translation>die Überschrift ist die einer Suche, einer Bestellung oder eines Fehlers</translation>
    </message>
    <message>
        <source>the heading looks like that of a list, a guide, a review or a comparison</source>
        <translation>die Überschrift ist die einer Liste, eines Ratgebers, eines Tests oder eines Vergleichs</translation>
    </message>
    <message>
        <source>long text without a price or a button, as in an article</source>
        <translation>langer Text ohne Preis und Schaltfläche, wie in einem Artikel</translation>
    </message>
    <message>
        <source>markup of a list</source>
        <translation>Auszeichnung einer Liste</translation>
    </message>
    <message>
        <source>%1 products, none of which the title names</source>
        <translation>%1 Produkte, von denen der Titel keines nennt</translation>
    </message>
    <message>
        <source>the price belongs to another heading below the page&apos;s</source>
        <translation>der Preis gehört zu einer anderen Überschrift unter der der Seite</translation>
    </message>
    <message>
        <source>%1 linked names with prices, one of which is the page&apos;s</source>
        <translation>%1 verlinkte Namen mit Preisen, von denen einer der der Seite ist</translation>
    </message>
    <message>
        <source>%1 prices and %2 buttons</source>
        <translation>%1 Preise und %2 Schaltflächen</translation>
    </message>
    <message>
        <source>many prices among links, as in a list</source>
        <translation>viele Preise zwischen Links, wie in einer Liste</translation>
    </message>
    <message>
        <source>must contain a word</source>
        <translation>muss ein Wort enthalten</translation>
    </message>
    <message>
        <source>a company can have at most %1 entries</source>
        <translation>eine Firma hat höchstens %1 Einträge</translation>
    </message>
    <message>
        <source>is also the form of an earlier row</source>
        <translation>ist auch das Wort einer früheren Zeile</translation>
    </message>
    <message>
        <source>The lexicon has no such entry.</source>
        <translation>Das Wörterbuch hat keinen solchen Eintrag.</translation>
    </message>
    <message>
        <source>The entry %1 already has this form in this language.</source>
        <translation>Der Eintrag %1 hat dieses Wort in dieser Sprache.</translation>
    </message>
    <message>
        <source>The file contains no entries.</source>
        <translation>Die Datei enthält keine Einträge.</translation>
    </message>
    <message>
        <source>is not a document of the company</source>
        <translation>ist kein Dokument der Firma</translation>
    </message>
    <message>
        <source>is not a passage of the document</source>
        <translation>ist keine Passage des Dokuments</translation>
    </message>
    <message>
        <source>is allowed only with the effect select</source>
        <translation>gehört zur Wirkung „select“</translation>
    </message>
    <message>
        <source>must have at least one with the effect select</source>
        <translation>muss mit der Wirkung „select“ mindestens einen haben</translation>
    </message>
    <message>
        <source>must be another one: a fact has one selector</source>
        <translation>muss ein anderes sein: Eine Angabe hat einen Selektor</translation>
    </message>
    <message>
        <source>must be at most %1; delete one first</source>
        <translation>dürfen höchstens %1 sein; löschen Sie zuerst eine</translation>
    </message>
    <message>
        <source>must be one of the company&apos;s rules</source>
        <translation>muss eine Regel der Firma sein</translation>
    </message>
    <message>
        <source>must begin with a host, such as shop.example/products/*</source>
        <translation>muss mit einem Host beginnen, etwa shop.example/produkte/*</translation>
    </message>
    <message>
        <source>must name a path; shop.example/** is every page of a host</source>
        <translation>muss einen Pfad nennen; shop.example/** steht für jede Seite eines Hosts</translation>
    </message>
    <message>
        <source>must have a number for a port</source>
        <translation>muss als Port eine Zahl haben</translation>
    </message>
    <message>
        <source>must not contain spaces, control characters, backslashes or #</source>
        <translation>darf keine Leerzeichen, Steuerzeichen, umgekehrten Schrägstriche und kein # enthalten</translation>
    </message>
    <message>
        <source>must name a host or a part of a path; wildcards alone are every page</source>
        <translation>muss einen Host oder einen Teil des Pfads nennen; Platzhalter allein stehen für jede Seite</translation>
    </message>
    <message>
        <source>must have at most %1 wildcards</source>
        <translation>darf höchstens %1 Platzhalter haben</translation>
    </message>
    <message>
        <source>must name an element</source>
        <translation>muss ein Element nennen</translation>
    </message>
    <message>
        <source>must have at most %1 parts</source>
        <translation>darf höchstens %1 Teile haben</translation>
    </message>
    <message>
        <source>has “%1” at character %2, which selectors do not support</source>
        <translation>hat als Zeichen %2 „%1“, das Selektoren von Regeln nicht kennen</translation>
    </message>
    <message>
        <source>ends too early, at character %1</source>
        <translation>endet zu früh, bei Zeichen %1</translation>
    </message>
    <message>
        <source>has more than one # at character %1; an element has one id</source>
        <translation>hat bei Zeichen %1 ein zweites #; ein Element hat nur eine id</translation>
    </message>
    <message>
        <source>has an unknown word at character %1; of the pseudo-classes, only :first-child is supported</source>
        <translation>hat bei Zeichen %1 ein unbekanntes Wort; mit Doppelpunkt gibt es nur :first-child</translation>
    </message>
    <message>
        <source>has an unclosed quotation mark at character %1</source>
        <translation>hat bei Zeichen %1 ein Anführungszeichen ohne Gegenstück</translation>
    </message>
    <message>
        <source>The company has no such page rule.</source>
        <translation>Die Firma hat diese Seitenregel nicht.</translation>
    </message>
    <message>
        <source>The page rule %1 states that the page shows no product.</source>
        <translation>Laut der Seitenregel %1 zeigt die Seite kein Produkt.</translation>
    </message>
    <message>
        <source>a page rule says so</source>
        <translation>laut einer Seitenregel</translation>
    </message>
    <message>
        <source>%1 products of the feed have a price and %2 had one: more than half of the prices would disappear.</source>
        <translation>%1 Produkte des Feeds haben einen Preis, bisher waren es %2: Mehr als die Hälfte der Preise würde verschwinden.</translation>
    </message>
    <message>
        <source>A feed can have at most 2 GiB.</source>
        <translation>Ein Feed hat höchstens 2 GiB.</translation>
    </message>
    <message>
        <source>A part of the feed is missing.</source>
        <translation>Ein Teil des Feeds fehlt.</translation>
    </message>
    <message>
        <source>This feed is uploaded as files.</source>
        <translation>Die Dateien dieses Feeds werden hochgeladen.</translation>
    </message>
    <message>
        <source>Line %1 starts a tag of more than 4 MiB.</source>
        <translation>In Zeile %1 beginnt ein Tag von mehr als 4 MiB.</translation>
    </message>
    <message>
        <source>Line %1 declares a document type; such files are not read, because entities in them can be endless.</source>
        <translation>Zeile %1 deklariert einen Dokumenttyp; solche Dateien werden nicht gelesen, weil Entities darin endlos sein können.</translation>
    </message>
    <message>
        <source>Line %1 contains a text of more than 4 MiB.</source>
        <translation>Zeile %1 enthält einen Text von mehr als 4 MiB.</translation>
    </message>
    <message>
        <source>The XML is a feed of news, not of products: nothing in it is in Google&apos;s namespace http://base.google.com/ns/1.0.</source>
        <translation>Das XML ist ein Nachrichten-Feed, kein Produktfeed: Nichts darin steht im Namensraum von Google http://base.google.com/ns/1.0.</translation>
    </message>
    <message>
        <source>Line %1: elements nest deeper than %2.</source>
        <translation>Zeile %1: Elemente sind tiefer als %2 verschachtelt.</translation>
    </message>
    <message>
        <source>Line %1: lists and objects nest deeper than %2.</source>
        <translation>Zeile %1: Listen und Objekte sind tiefer als %2 verschachtelt.</translation>
    </message>
    <message>
        <source>None of the %1 rows can be used.</source>
        <translation>Keiner der %1 Sätze ist verwendbar.</translation>
    </message>
    <message>
        <source>Shopify&apos;s list of products names neither its currency nor the shop&apos;s address: the feed needs the setting &quot;%1&quot;.</source>
        <translation>Die Produktliste von Shopify nennt weder ihre Währung noch die Adresse des Shops: Der Feed braucht die Einstellung „%1“.</translation>
    </message>
    <message>
        <source>The JSON ends in the middle of line %1: the file is cut off.</source>
        <translation>Das JSON endet mitten in Zeile %1: Die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The JSON contains no product: neither Shopify&apos;s list &quot;products&quot; nor objects of the type Product of schema.org.</source>
        <translation>Das JSON enthält kein Produkt: weder die Liste „products“ von Shopify noch Objekte des Typs Product von schema.org.</translation>
    </message>
    <message>
        <source>The JSON is malformed at line %1, column %2: %3.</source>
        <translation>Das JSON ist in Zeile %1, Spalte %2 fehlerhaft: %3.</translation>
    </message>
    <message>
        <source>The JSON is not a Shopify product list: it has no list &quot;products&quot;.</source>
        <translation>Das JSON ist keine Produktliste von Shopify: Es hat keine Liste „products“.</translation>
    </message>
    <message>
        <source>The XML ends in the middle of line %1: the file is cut off.</source>
        <translation>Das XML endet mitten in Zeile %1: Die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The XML is malformed at line %1, column %2: %3.</source>
        <translation>Das XML ist in Zeile %1, Spalte %2 fehlerhaft: %3.</translation>
    </message>
    <message>
        <source>The XML is not a product feed: it begins with &lt;%1&gt;, not with &lt;rss&gt;, &lt;rdf:RDF&gt; or &lt;feed&gt;.</source>
        <translation>Das XML ist kein Produktfeed: Es beginnt mit &lt;%1&gt;, nicht mit &lt;rss&gt;, &lt;rdf:RDF&gt; oder &lt;feed&gt;.</translation>
    </message>
    <message>
        <source>The address answered with a web page, not with a feed.</source>
        <translation>Die Adresse antwortete mit einer Webseite, nicht mit einem Feed.</translation>
    </message>
    <message>
        <source>The address answered with an empty file.</source>
        <translation>Die Adresse antwortete mit einer leeren Datei.</translation>
    </message>
    <message>
        <source>The address redirects too often.</source>
        <translation>Die Adresse leitet zu oft weiter.</translation>
    </message>
    <message>
        <source>The company has no such feed.</source>
        <translation>Die Firma hat diesen Feed nicht.</translation>
    </message>
    <message>
        <source>The content is too short to be a feed.</source>
        <translation>Der Inhalt ist zu kurz für einen Feed.</translation>
    </message>
    <message>
        <source>The feed has more than 2,000,000 rows, which is the limit.</source>
        <translation>Der Feed hat mehr als 2.000.000 Sätze; das ist die Grenze.</translation>
    </message>
    <message>
        <source>The feed has no such run.</source>
        <translation>Der Feed hat diesen Lauf nicht.</translation>
    </message>
    <message>
        <source>The feed has not changed.</source>
        <translation>Der Feed hat sich nicht geändert.</translation>
    </message>
    <message>
        <source>The feed contains %1 products and had %2: more than half of them would disappear.</source>
        <translation>Der Feed enthält %1 Produkte, bisher waren es %2: Mehr als die Hälfte würde verschwinden.</translation>
    </message>
    <message>
        <source>The feed contains no rows.</source>
        <translation>Der Feed enthält keine Sätze.</translation>
    </message>
    <message>
        <source>The feed inflates to more than %1 times its size, which no feed does.</source>
        <translation>Der Feed wird entpackt mehr als %1-mal so groß; das tut kein Feed.</translation>
    </message>
    <message>
        <source>The feed is declared to be in the character set &quot;%1&quot;, which is not supported.</source>
        <translation>Der Feed gibt den Zeichensatz „%1“ an, der hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The feed is empty.</source>
        <translation>Der Feed ist leer.</translation>
    </message>
    <message>
        <source>The feed is in the character set &quot;%1&quot;, which is not supported.</source>
        <translation>Der Feed ist im Zeichensatz „%1“, der hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The feed is larger than 2 GiB.</source>
        <translation>Der Feed ist größer als 2 GiB.</translation>
    </message>
    <message>
        <source>The feed was deleted.</source>
        <translation>Der Feed wurde gelöscht.</translation>
    </message>
    <message>
        <source>The feed&apos;s gzip compression ends in the middle.</source>
        <translation>Die gzip-Kompression des Feeds endet mittendrin.</translation>
    </message>
    <message>
        <source>The feed&apos;s gzip compression is damaged.</source>
        <translation>Die gzip-Kompression des Feeds ist beschädigt.</translation>
    </message>
    <message>
        <source>The file has more than %1 columns.</source>
        <translation>Die Datei hat mehr als %1 Spalten.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>The file contains binary data, not a feed.</source>
        <translation>Die Datei enthält Binärdaten, keinen Feed.</translation>
    </message>
    <message>
        <source>The file is a PDF document, not a feed.</source>
        <translation>Die Datei ist ein PDF-Dokument, kein Feed.</translation>
    </message>
    <message>
        <source>The file is a ZIP archive or an Excel workbook. Save the sheet as CSV.</source>
        <translation>Die Datei ist ein ZIP-Archiv oder eine Excel-Mappe. Speichern Sie das Blatt als CSV.</translation>
    </message>
    <message>
        <source>The file is an export of WooCommerce, which names no currency: the feed needs the setting &quot;currency&quot;.</source>
        <translation>Die Datei ist ein Export von WooCommerce, der keine Währung nennt: Der Feed braucht die Einstellung „currency“.</translation>
    </message>
    <message>
        <source>The run has %1 bytes; continue at offset=%1.</source>
        <translation>Der Lauf hat %1 Bytes; machen Sie bei offset=%1 weiter.</translation>
    </message>
    <message>
        <source>The server fetches this feed itself.</source>
        <translation>Der Server ruft diesen Feed selbst ab.</translation>
    </message>
    <message>
        <source>The shop&apos;s server sent nothing for %1 seconds.</source>
        <translation>Der Server des Shops hat %1 Sekunden lang nichts gesendet.</translation>
    </message>
    <message>
        <source>The upload stopped for 24 hours.</source>
        <translation>Das Hochladen stand 24 Stunden still.</translation>
    </message>
    <message>
        <source>a company can have at most %1 feeds</source>
        <translation>eine Firma hat höchstens %1 Feeds</translation>
    </message>
    <message>
        <source>is allowed only with url</source>
        <translation>gehört zu url</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
    </message>
    <message>
        <source>is not Base64</source>
        <translation>ist kein Base64</translation>
    </message>
    <message>
        <source>must be sent without content, or content without it</source>
        <translation>wird gesendet oder content, nicht beides</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>zlib cannot start to inflate a feed</source>
        <translation>zlib kann einen Feed nicht entpacken</translation>
    </message>
    <message>
        <source>Products of feeds as of their last run.</source>
        <translation>Produkte der Feeds nach ihrem letzten Lauf.</translation>
    </message>
    <message>
        <source>Runs of product feeds that are kept, by state.</source>
        <translation>Aufbewahrte Läufe von Produktfeeds, nach Zustand.</translation>
    </message>
    <message>
        <source>an administrator marked the answer as wrong</source>
        <translation>eine Person der Verwaltung hat die Antwort als falsch markiert</translation>
    </message>
    <message>
        <source>The conversation has no such message.</source>
        <translation>Die Unterhaltung hat keine solche Nachricht.</translation>
    </message>
    <message>
        <source>Requests of shops in the last whole minute, divided by its 60 seconds.</source>
        <translation>Anfragen von Shops in der letzten vollen Minute, geteilt durch deren 60 Sekunden.</translation>
    </message>
    <message>
        <source>must be one line</source>
        <translation>darf nur eine Zeile haben</translation>
    </message>
    <message>
        <source>must be the address of the models</source>
        <translation>muss die Adresse der Modelle sein</translation>
    </message>
    <message>
        <source>must name a model of the address</source>
        <translation>muss ein Modell dieser Adresse nennen</translation>
    </message>
    <message>
        <source>Only a sitemap or a crawl has pages to leave out.</source>
        <translation>Nur eine Sitemap oder ein Crawl kann Seiten auslassen.</translation>
    </message>
    <message>
        <source>The source leaves out %1 pages already.</source>
        <translation>Die Quelle lässt bereits %1 Seiten aus.</translation>
    </message>
    <message>
        <source>This is a custom answer: delete it under Custom answers.</source>
        <translation>Dies ist eine eigene Antwort: Löschen Sie sie unter „Eigene Antworten“.</translation>
    </message>
    <message>
        <source>This is the page of its source: delete the source.</source>
        <translation>Dies ist die Seite ihrer Quelle: Löschen Sie die Quelle.</translation>
    </message>
    <message>
        <source>The document was not read from the web: upload it again to replace it.</source>
        <translation>Das Dokument stammt nicht aus dem Web: Laden Sie es erneut hoch, um es zu ersetzen.</translation>
    </message>
    <message>
        <source>The server was started without a settings file. Start it with --config FILE.</source>
        <translation>Der Server wurde ohne Einstellungsdatei gestartet. Starten Sie ihn mit --config DATEI.</translation>
    </message>
    <message>
        <source>The server may not write its settings file %1.</source>
        <translation>Der Server darf seine Einstellungsdatei %1 nicht schreiben.</translation>
    </message>
    <message>
        <source>The server may not write the folder of its settings file %1.</source>
        <translation>Der Server darf im Ordner seiner Einstellungsdatei %1 nicht schreiben.</translation>
    </message>
    <message>
        <source>The setting %1 is fixed by %2: change it there.</source>
        <translation>Die Einstellung %1 ist durch %2 festgelegt: Ändern Sie sie dort.</translation>
    </message>
    <message>
        <source>Too many models are being tested. Try again shortly.</source>
        <translation>Es werden gerade zu viele Modelle ausprobiert. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>SessionCredentials</name>
    <message>
        <source>This system has no keychain.</source>
        <translation>Dieses System hat keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keychain may not be used.</source>
        <translation>Der Schlüsselbund darf nicht benutzt werden.</translation>
    </message>
    <message>
        <source>The keychain refused it.</source>
        <translation>Der Schlüsselbund hat es abgelehnt.</translation>
    </message>
    <message>
        <source>The keychain refused it: %1</source>
        <translation>Der Schlüsselbund hat es abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Another administrator changed this in the meantime. Current value:</source>
        <translation>Jemand anders hat das inzwischen geändert. Auf dem Server steht jetzt:</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
</context>
<context>
    <name>SettingsDraft</name>
    <message>
        <source>This %1.</source>
        <translation>Dieser Wert %1.</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>„%1“ %2.</translation>
    </message>
    <message>
        <source>This cannot be empty.</source>
        <translation>Das darf nicht leer sein.</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>Only an operator of this server can change this.</source>
        <translation>Das kann nur ein Betreiber dieses Servers ändern.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Create company…</source>
        <translation>Firma erstellen …</translation>
    </message>
    <message>
        <source>No companies yet</source>
        <translation>Noch keine Firma</translation>
    </message>
    <message>
        <source>A company is a shop with its own knowledge, keys and revenue.</source>
        <translation>Eine Firma ist ein Shop mit eigenem Wissen, eigenen Schlüsseln und eigenem Umsatz.</translation>
    </message>
    <message>
        <source>The connection was not tested.</source>
        <translation>Die Verbindung wurde nicht getestet.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>1 change was saved</source>
        <translation>1 Änderung wurde gespeichert</translation>
    </message>
    <message>
        <source>%1 changes were saved</source>
        <translation>%1 Änderungen wurden gespeichert</translation>
    </message>
    <message>
        <source>The settings were not saved.</source>
        <translation>Die Einstellungen wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>EU region</source>
        <translation>EU-Region</translation>
    </message>
    <message>
        <source>US region</source>
        <translation>US-Region</translation>
    </message>
    <message>
        <source>Some settings are invalid</source>
        <translation>Etwas stimmt noch nicht</translation>
    </message>
    <message>
        <source>Not saved: another administrator changed this field. Save again to overwrite</source>
        <translation>Nichts wurde gespeichert: Jemand anders hat dasselbe geändert. Speichern überschreibt es mit Ihrer Fassung</translation>
    </message>
    <message>
        <source>1 change of the settings is not saved.</source>
        <translation>1 Änderung der Einstellungen ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 changes of the settings are not saved.</source>
        <translation>%1 Änderungen der Einstellungen sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>1 change was discarded</source>
        <translation>1 Änderung wurde verworfen</translation>
    </message>
    <message>
        <source>%1 changes were discarded</source>
        <translation>%1 Änderungen wurden verworfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SheetCross</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>ShopPane</name>
    <message>
        <source>Chat visitor</source>
        <translation>Chat-Besucher</translation>
    </message>
    <message>
        <source>FAQ visitor</source>
        <translation>FAQ-Besucher</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Product identifier</source>
        <translation>Produktkennung</translation>
    </message>
    <message>
        <source>Product name</source>
        <translation>Produktname</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Einzelpreis</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Order identifier</source>
        <translation>Bestellkennung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Another visitor, with new fingerprints</source>
        <translation>Anderer Besucher mit neuen Fingerabdrücken</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Check out</source>
        <translation>Bestellen</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Shop session</source>
        <translation>Shop-Sitzung</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Warenkorb</translation>
    </message>
    <message>
        <source>Total with taxes</source>
        <translation>Summe mit Steuern</translation>
    </message>
    <message>
        <source>attributed to %1</source>
        <translation>%1 zugeschrieben</translation>
    </message>
    <message>
        <source>not attributed</source>
        <translation>nicht zugeschrieben</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>The tickets could not be read: %1</source>
        <translation>Die Tickets konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>No ticket</source>
        <translation>Kein Ticket</translation>
    </message>
    <message>
        <source>Events are refused until the visitor asks a question</source>
        <translation>Ereignisse werden abgelehnt, bis der Besucher etwas gefragt hat</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>opened by %1</source>
        <translation>eröffnet durch %1</translation>
    </message>
    <message>
        <source>1 interaction</source>
        <translation>1 Interaktion</translation>
    </message>
    <message>
        <source>%1 interactions</source>
        <translation>%1 Interaktionen</translation>
    </message>
    <message>
        <source>helpful</source>
        <translation>hilfreich</translation>
    </message>
    <message>
        <source>not helpful yet</source>
        <translation>noch nicht hilfreich</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 Bestellung</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 Bestellungen</translation>
    </message>
    <message>
        <source>last used %1</source>
        <translation>zuletzt genutzt %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Grund der Ablehnung</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Zuschreibung der Bestellung</translation>
    </message>
    <message>
        <source>Not attributed</source>
        <translation>Die Bestellung ist nicht zugeschrieben</translation>
    </message>
    <message>
        <source>Credited to the answer to “%1”</source>
        <translation>Zugeschrieben der Antwort auf „%1“</translation>
    </message>
    <message>
        <source>Helpful: %1</source>
        <translation>Hilfreich: %1</translation>
    </message>
    <message>
        <source>Not helpful: %1</source>
        <translation>Nicht hilfreich: %1</translation>
    </message>
    <message>
        <source>Direct: the answer was about a bought product</source>
        <translation>Direkt: Die Antwort betraf ein gekauftes Produkt</translation>
    </message>
    <message>
        <source>Assisted: the answer was not about a bought product</source>
        <translation>Unterstützt: Die Antwort betraf kein gekauftes Produkt</translation>
    </message>
    <message>
        <source>Test visitor: excluded from revenue</source>
        <translation>Von einem Testbesucher: Sie zählt nicht zum Umsatz</translation>
    </message>
    <message>
        <source>The last step is in progress</source>
        <translation>Der letzte Schritt läuft noch</translation>
    </message>
    <message>
        <source>There is no company</source>
        <translation>Es gibt keine Firma</translation>
    </message>
    <message>
        <source>Send the question</source>
        <translation>Frage senden</translation>
    </message>
    <message>
        <source>Send ITEM_ADDED</source>
        <translation>ITEM_ADDED senden</translation>
    </message>
    <message>
        <source>The basket is empty</source>
        <translation>Der Warenkorb ist leer</translation>
    </message>
    <message>
        <source>Send the order</source>
        <translation>Bestellung senden</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Ask as this visitor</source>
        <translation>Als dieser Besucher fragen</translation>
    </message>
    <message>
        <source>Page (optional)</source>
        <translation>Seite (freiwillig)</translation>
    </message>
    <message>
        <source>%1 · first touch: %2, %3 before</source>
        <translation>%1 · Erstkontakt: %2, %3 vorher</translation>
    </message>
    <message>
        <source>FAQ number</source>
        <translation>FAQ-Nummer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Was geschehen würde</translation>
    </message>
    <message>
        <source>Visitor (chat)</source>
        <translation>Besucher (Chat)</translation>
    </message>
    <message>
        <source>Visitor (FAQs)</source>
        <translation>Besucher (FAQs)</translation>
    </message>
    <message>
        <source>faq_id: FAQ whose cached answer is requested; the question must match the FAQ&apos;s</source>
        <translation>faq_id: FAQ, deren gespeicherte Antwort gewünscht ist; die Frage muss die der FAQ sein</translation>
    </message>
    <message>
        <source>Optional; counts once</source>
        <translation>Optional; zählt einmal</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>Bestellnummer</translation>
    </message>
    <message>
        <source>%1: could not be checked</source>
        <translation>%1: konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>%1: checking…</source>
        <translation>%1: wird geprüft …</translation>
    </message>
    <message>
        <source>%1: would be recorded</source>
        <translation>%1: würde erfasst</translation>
    </message>
    <message>
        <source>%1: would be refused</source>
        <translation>%1: würde abgelehnt</translation>
    </message>
    <message>
        <source>First touch: %1, %2 before</source>
        <translation>Erster Kontakt: %1, %2 vorher</translation>
    </message>
    <message>
        <source>A helpful answer came before it</source>
        <translation>Eine hilfreiche Antwort ging voraus</translation>
    </message>
    <message>
        <source>No helpful answer came before it</source>
        <translation>Keine hilfreiche Antwort ging voraus</translation>
    </message>
    <message>
        <source>Nothing was recorded</source>
        <translation>Es wurde nichts erfasst</translation>
    </message>
    <message>
        <source>Check the result for the product above; nothing is recorded</source>
        <translation>Prüfen, was aus dem Produkt oben würde; erfasst nichts</translation>
    </message>
    <message>
        <source>Check the result for this order; nothing is recorded</source>
        <translation>Prüfen, was aus dieser Bestellung würde; erfasst nichts</translation>
    </message>
    <message>
        <source>Pages of this shop</source>
        <translation>Seiten dieses Shops</translation>
    </message>
</context>
<context>
    <name>ShopSession</name>
    <message>
        <source>Asked: %1</source>
        <translation>Gefragt: %1</translation>
    </message>
    <message>
        <source>Added %1 × %2</source>
        <translation>%1 × %2 hinzugefügt</translation>
    </message>
    <message>
        <source>Now %1 × %2</source>
        <translation>Jetzt %1 × %2</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Checked out</source>
        <translation>Bestellt</translation>
    </message>
    <message>
        <source>Checked out %1</source>
        <translation>Bestellt: %1</translation>
    </message>
    <message>
        <source>Add %1 × %2</source>
        <translation>%1 × %2 hinzufügen</translation>
    </message>
    <message>
        <source>Check out</source>
        <translation>Bestellen</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>Analytics</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Integrate</source>
        <translation>Integration</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>EU region</source>
        <translation>EU-Region</translation>
    </message>
    <message>
        <source>US region</source>
        <translation>US-Region</translation>
    </message>
    <message>
        <source>No company</source>
        <translation>Keine Firma</translation>
    </message>
    <message>
        <source>No server open</source>
        <translation>Kein Server geöffnet</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Öffnet …</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Trying again in %1 s</source>
        <translation>Neuer Versuch in %1 s</translation>
    </message>
</context>
<context>
    <name>SourceCells</name>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>text retained</source>
        <translation>Text bleibt</translation>
    </message>
    <message>
        <source>never read</source>
        <translation>nie gelesen</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Custom answers</source>
        <translation>Eigene Antworten</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Bei Bedarf</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Wöchentlich</translation>
    </message>
    <message>
        <source>Every %1 days</source>
        <translation>Alle %1 Tage</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Stündlich</translation>
    </message>
    <message>
        <source>Every %1 hours</source>
        <translation>Alle %1 Stunden</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Next read</source>
        <translation>Nächstes Lesen</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Passagen</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
</context>
<context>
    <name>SourceDetails</name>
    <message>
        <source>Open the address in the browser</source>
        <translation>Adresse im Browser öffnen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Change name and schedule…</source>
        <translation>Name und Zeitplan ändern …</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen stoppen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Source details</source>
        <translation>Quellendetails</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Last tried</source>
        <translation>Letzter Versuch</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Passagen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Next read</source>
        <translation>Nächstes Lesen</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Text changed</source>
        <translation>Text geändert</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Delete custom answers individually, in their tab.</source>
        <translation>Eigene Antworten werden einzeln gelöscht, in ihrem Tab.</translation>
    </message>
    <message>
        <source>Show unread items…</source>
        <translation>Nicht Gelesenes anzeigen …</translation>
    </message>
</context>
<context>
    <name>SourceList</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>The sources could not be read.</source>
        <translation>Die Quellen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Reading the sources…</source>
        <translation>Quellen werden gelesen …</translation>
    </message>
    <message>
        <source>No answer, so there are no sources.</source>
        <translation>Es gibt keine Antwort, also auch keine Quellen.</translation>
    </message>
    <message>
        <source>The sources come with the answer.</source>
        <translation>Die Quellen kommen mit der Antwort.</translation>
    </message>
    <message>
        <source>The answer uses no passage.</source>
        <translation>Die Antwort stützt sich auf keine Passage.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Helpful</source>
        <translation>Hilfreich</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Verwendet: %1</translation>
    </message>
    <message>
        <source>Open document</source>
        <translation>Dokument öffnen</translation>
    </message>
    <message>
        <source>Open document: %1</source>
        <translation>Dokument öffnen: %1</translation>
    </message>
    <message>
        <source>Confidence %1</source>
        <translation>Sicherheit %1</translation>
    </message>
</context>
<context>
    <name>SourceSettingsDialog</name>
    <message>
        <source>Change the source</source>
        <translation>Quelle ändern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Enter a name for the source.</source>
        <translation>Geben Sie einen Namen für die Quelle ein.</translation>
    </message>
</context>
<context>
    <name>SourcesPane</name>
    <message>
        <source>Filter sources</source>
        <translation>Quellen filtern</translation>
    </message>
    <message>
        <source>Add source…</source>
        <translation>Quelle hinzufügen …</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>No sources yet</source>
        <translation>Noch keine Quellen</translation>
    </message>
    <message>
        <source>Drop files here, or add a folder or a web address. Answers are based only on these sources.</source>
        <translation>Ziehen Sie Dateien hierher oder fügen Sie einen Ordner oder eine Webadresse hinzu. Antworten entstehen aus nichts anderem.</translation>
    </message>
    <message>
        <source>The sources could not be read.</source>
        <translation>Die Quellen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“%1” was added, but its page could not be read</source>
        <translation>„%1“ wurde hinzugefügt, aber die Seite konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>“%1” was added</source>
        <translation>„%1“ wurde hinzugefügt</translation>
    </message>
    <message>
        <source>The source was not added.</source>
        <translation>Die Quelle wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>“%1” is being read</source>
        <translation>„%1“ wird gelesen</translation>
    </message>
    <message>
        <source>“%1” was read</source>
        <translation>„%1“ wurde gelesen</translation>
    </message>
    <message>
        <source>The source was not changed.</source>
        <translation>Die Quelle wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The source was not read.</source>
        <translation>Die Quelle wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>„%1“ wurde gelöscht</translation>
    </message>
    <message>
        <source>The source was not deleted.</source>
        <translation>Die Quelle wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Sources that answers are based on</source>
        <translation>Woraus Antworten entstehen</translation>
    </message>
    <message>
        <source>%1 of %2 sources</source>
        <translation>%1 von %2 Quellen</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>1 document</source>
        <translation>1 Dokument</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>1 passage</source>
        <translation>1 Passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Passagen</translation>
    </message>
    <message>
        <source>%1 not available</source>
        <translation>%1 nicht verfügbar</translation>
    </message>
    <message>
        <source>Change source…</source>
        <translation>Quelle ändern …</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Delete source…</source>
        <translation>Quelle löschen …</translation>
    </message>
    <message>
        <source>The source could not be read.</source>
        <translation>Die Quelle konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This deletes %1 with %2. Answers no longer quote them, and their text is removed from stored answers. This cannot be undone.</source>
        <translation>Gelöscht wird: %1 mit %2. Danach zitiert keine Antwort mehr daraus, und der Wortlaut verschwindet aus dem, was von früheren Antworten aufbewahrt ist. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>Keep source</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete source</source>
        <translation>Quelle löschen</translation>
    </message>
    <message>
        <source>“%1” was not read completely</source>
        <translation>„%1“ ist nicht zu Ende gelesen</translation>
    </message>
    <message>
        <source>“%1” was not read.</source>
        <translation>„%1“ wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The files were not added.</source>
        <translation>Die Dateien wurden nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Another import is in progress.</source>
        <translation>Ein anderer Import läuft noch.</translation>
    </message>
    <message>
        <source>Add the files when it has finished.</source>
        <translation>Fügen Sie sie hinzu, wenn er zu Ende ist.</translation>
    </message>
    <message>
        <source>Save again to overwrite it.</source>
        <translation>Noch einmal speichern setzt Ihre Fassung an die Stelle.</translation>
    </message>
    <message>
        <source>The selected sources have no address or are already being read.</source>
        <translation>Keine der gewählten Quellen wird von einer Adresse gelesen, oder sie werden gerade gelesen.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>The source of custom answers cannot be deleted.</source>
        <translation>Die Quelle der eigenen Antworten lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Read %1 sources again</source>
        <translation>%1 Quellen neu lesen</translation>
    </message>
    <message>
        <source>Delete %1 sources…</source>
        <translation>%1 Quellen löschen …</translation>
    </message>
    <message>
        <source>Reading: %1 of %2</source>
        <translation>Wird gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>1 source was read, or is being read</source>
        <translation>1 Quelle wurde gelesen oder wird gerade gelesen</translation>
    </message>
    <message>
        <source>%1 sources were read, or are being read</source>
        <translation>%1 Quellen wurden gelesen oder werden gerade gelesen</translation>
    </message>
    <message>
        <source>1 source was not read.</source>
        <translation>1 Quelle wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 sources were not read.</source>
        <translation>%1 Quellen wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>This deletes %1 with %2 and %3. Answers no longer quote them, and their text is removed from stored answers. This cannot be undone.</source>
        <translation>Gelöscht wird: %1 mit %2 und %3. Danach zitiert keine Antwort mehr daraus, und der Wortlaut verschwindet aus dem, was von früheren Antworten aufbewahrt ist. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Deleting: %1 of %2</source>
        <translation>Wird gelöscht: %1 von %2</translation>
    </message>
    <message>
        <source>1 source was deleted</source>
        <translation>1 Quelle wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 sources were deleted</source>
        <translation>%1 Quellen wurden gelöscht</translation>
    </message>
    <message>
        <source>1 source was not deleted.</source>
        <translation>1 Quelle wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>%1 sources were not deleted.</source>
        <translation>%1 Quellen wurden nicht gelöscht.</translation>
    </message>
    <message>
        <source>Delete %1 sources?</source>
        <translation>%1 Quellen löschen?</translation>
    </message>
    <message>
        <source>Keep sources</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete %1 sources</source>
        <translation>%1 Quellen löschen</translation>
    </message>
    <message>
        <source>A stopped import is still pending.</source>
        <translation>Ein angehaltener Import steht noch aus.</translation>
    </message>
    <message>
        <source>Continue or discard it first.</source>
        <translation>Setzen Sie ihn zuerst fort, oder verwerfen Sie ihn.</translation>
    </message>
</context>
<context>
    <name>StartTexts</name>
    <message>
        <source>Manages and tests an Answerdesk server on this or another computer.
“answerdesk-console run --help” explains how to run scenarios without a window.
Exit code: 0 success, 1 no display, 2 wrong usage.</source>
        <translation>Verwaltet und testet einen Answerdesk-Server, auf diesem oder einem anderen Computer.
„answerdesk-console run --help“ erklärt, wie Szenarien ohne Fenster ausgeführt werden.
Rückgabewert: 0 alles in Ordnung, 1 keine Anzeige, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>Explain this program.</source>
        <translation>Dieses Programm erklären.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Die Einstellungen in dieser Datei speichern.</translation>
    </message>
    <message>
        <source>Keep the data of the local server in this folder.</source>
        <translation>Die Daten des lokalen Servers in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>Unexpected argument “%1”.</source>
        <translation>Unerwartetes Argument „%1“.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>answerdesk-console --help explains it.</source>
        <translation>answerdesk-console --help erklärt es.</translation>
    </message>
    <message>
        <source>There is no display to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Es gibt keine Anzeige für ein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
    <message>
        <source>“answerdesk-console run” needs none.</source>
        <translation>„answerdesk-console run“ braucht keine.</translation>
    </message>
</context>
<context>
    <name>StatePane</name>
    <message>
        <source>Server errors</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>Answers of 500 and above since the server started.</source>
        <translation>Antworten mit Status 500 und höher, seit der Server gestartet ist.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Resident memory of the server’s process.</source>
        <translation>Residenter Speicher des Serverprozesses.</translation>
    </message>
    <message>
        <source>Open connections</source>
        <translation>Offene Verbindungen</translation>
    </message>
    <message>
        <source>Connections to all addresses.</source>
        <translation>Verbindungen zu allen Adressen.</translation>
    </message>
    <message>
        <source>Restart…</source>
        <translation>Neu starten …</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Anhalten …</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>No server is open</source>
        <translation>Kein Server geöffnet</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>The state could not be read.</source>
        <translation>Der Status konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Inside this program</source>
        <translation>In diesem Programm</translation>
    </message>
    <message>
        <source>Another server</source>
        <translation>Anderer Server</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>%1 (Qt %2)</source>
        <translation>%1 (Qt %2)</translation>
    </message>
    <message>
        <source>Uptime</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Public address</source>
        <translation>Öffentliche Adresse</translation>
    </message>
    <message>
        <source>Analytics address</source>
        <translation>Analyse-Adresse</translation>
    </message>
    <message>
        <source>Admin address</source>
        <translation>Admin-Adresse</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passagen</translation>
    </message>
    <message>
        <source>Being generated</source>
        <translation>In Erzeugung</translation>
    </message>
    <message>
        <source>%1 page</source>
        <translation>%1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>seit dem Start</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>resident</translation>
    </message>
    <message>
        <source>of all addresses</source>
        <translation>zu allen Adressen</translation>
    </message>
    <message>
        <source>Writes waiting</source>
        <translation>Schreibwarteschlange</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No server is open.</source>
        <translation>Es ist kein Server geöffnet.</translation>
    </message>
    <message>
        <source>This server runs elsewhere. Stop and start it there, for instance with systemctl.</source>
        <translation>Dieser Server läuft anderswo. Anhalten und starten lässt er sich nur dort, etwa mit systemctl.</translation>
    </message>
    <message>
        <source>%1 page is generating; it restarts with the server.</source>
        <translation>Für %1 Seite werden FAQs erzeugt; das beginnt mit dem nächsten Start des Servers von vorn.</translation>
    </message>
    <message>
        <source>%1 pages are generating; they restart with the server.</source>
        <translation>Für %1 Seiten werden FAQs erzeugt; das beginnt mit dem nächsten Start des Servers von vorn.</translation>
    </message>
    <message>
        <source>No page is generating.</source>
        <translation>Gerade werden keine FAQs erzeugt.</translation>
    </message>
    <message>
        <source>Requests in progress are answered first.</source>
        <translation>Laufende Anfragen erhalten noch ihre Antwort.</translation>
    </message>
    <message>
        <source>Stop the local server?</source>
        <translation>Lokalen Server anhalten?</translation>
    </message>
    <message>
        <source>Shoppers get no answers until it is started again.</source>
        <translation>Niemand erhält Antworten, bis der Server wieder läuft.</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Server anhalten</translation>
    </message>
    <message>
        <source>Restart the local server?</source>
        <translation>Lokalen Server neu starten?</translation>
    </message>
    <message>
        <source>Restart server</source>
        <translation>Server neu starten</translation>
    </message>
    <message>
        <source>Start local server</source>
        <translation>Lokalen Server starten</translation>
    </message>
    <message>
        <source>The server inside this program keeps its data while it is stopped. Start it again, or open another one from the menu Server.</source>
        <translation>Der Server in diesem Programm behält seine Daten, solange er gestoppt ist. Starten Sie ihn wieder, oder öffnen Sie einen anderen über das Menü Server.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>This computer has no program that opens folders.</source>
        <translation>Kein Programm auf diesem Computer öffnet Ordner.</translation>
    </message>
    <message>
        <source>The path was copied</source>
        <translation>Der Pfad wurde kopiert</translation>
    </message>
    <message>
        <source>The data folder is not known.</source>
        <translation>Der Datenordner ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The folder is on the server’s computer.</source>
        <translation>Der Ordner liegt auf dem Computer des Servers.</translation>
    </message>
    <message>
        <source>Requests per second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>Requests of all shops, averaged over the last full minute.</source>
        <translation>Anfragen der Shops aller Unternehmen in der letzten vollen Minute, geteilt durch deren Sekunden.</translation>
    </message>
    <message>
        <source>%1 of all addresses since the start</source>
        <translation>%1 an allen Adressen seit dem Start</translation>
    </message>
</context>
<context>
    <name>StepCells</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Nicht gelaufen</translation>
    </message>
    <message>
        <source>attempts: %1</source>
        <translation>Versuche: %1</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>attempt %1 in %2 s</source>
        <translation>Versuch %1 in %2 s</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Entfällt</translation>
    </message>
    <message>
        <source>raw request</source>
        <translation>Rohanfrage</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>Read a FAQ</source>
        <translation>FAQ gelesen</translation>
    </message>
    <message>
        <source>Asked in the chat</source>
        <translation>Im Chat gefragt</translation>
    </message>
    <message>
        <source>%1, helpful answer</source>
        <translation>%1, hat geholfen</translation>
    </message>
    <message>
        <source>The conversation has been deleted</source>
        <translation>Die Unterhaltung wurde gelöscht</translation>
    </message>
    <message>
        <source>Ticket %1 opened</source>
        <translation>Ticket %1 eröffnet</translation>
    </message>
    <message>
        <source>Orders count from here on</source>
        <translation>Ab hier zählen Bestellungen</translation>
    </message>
    <message>
        <source>%1 · %2 in the cart at %3</source>
        <translation>%1 · %2 im Warenkorb zu %3</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Bestellung %1</translation>
    </message>
    <message>
        <source>Event refused: %1</source>
        <translation>Ereignis abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>TaskDialog</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Type “%1” to continue</source>
        <translation>Zum Fortfahren „%1“ eingeben</translation>
    </message>
    <message>
        <source>Show password</source>
        <translation>Passwort zeigen</translation>
    </message>
    <message>
        <source>Hide password</source>
        <translation>Passwort verbergen</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Your input is kept here.</source>
        <translation>Was Sie geschrieben haben, bleibt hier.</translation>
    </message>
</context>
<context>
    <name>ThresholdCurve</name>
    <message>
        <source>Effect of other thresholds</source>
        <translation>Wirkung anderer Schwellen</translation>
    </message>
    <message>
        <source>Question set</source>
        <translation>Fragensammlung</translation>
    </message>
    <message>
        <source>Run a question set with “answerdesk-server evaluation run”. Its results at other thresholds appear here.</source>
        <translation>Stellen Sie eine Fragensammlung mit „answerdesk-server evaluation run“. Hier erscheinen ihre Ergebnisse bei anderen Schwellen.</translation>
    </message>
    <message>
        <source>The last run asked %1 questions. Each threshold would have given these answers:</source>
        <translation>Der letzte Durchgang stellte %1 Fragen. Diese Antworten hätte jede Schwelle gegeben:</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 Prozent</translation>
    </message>
    <message>
        <source>%1 answers: %2 correct, %3 incorrect; %4 questions answered that should be refused</source>
        <translation>%1 Antworten: %2 richtig, %3 falsch; %4 Fragen beantwortet, die abzulehnen sind</translation>
    </message>
</context>
<context>
    <name>TimeTexts</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 seconds ago</source>
        <translation>vor %1 Sekunden</translation>
    </message>
    <message>
        <source>1 minute ago</source>
        <translation>vor 1 Minute</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>vor %1 Minuten</translation>
    </message>
    <message>
        <source>1 hour ago</source>
        <translation>vor 1 Stunde</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>vor %1 Stunden</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>in %1 s</source>
        <translation>in %1 s</translation>
    </message>
    <message>
        <source>in %1 min</source>
        <translation>in %1 min</translation>
    </message>
    <message>
        <source>in %1 h</source>
        <translation>in %1 h</translation>
    </message>
    <message>
        <source>in %1 h %2 min</source>
        <translation>in %1 h %2 min</translation>
    </message>
    <message>
        <source>in 1 day</source>
        <translation>in 1 Tag</translation>
    </message>
    <message>
        <source>in %1 days</source>
        <translation>in %1 Tagen</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>noch %1 h</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>TimingBar</name>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>No timings</source>
        <translation>Keine Zeiten</translation>
    </message>
</context>
<context>
    <name>ToastArea</name>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>TodoTexts</name>
    <message>
        <source>1 request failed in the server</source>
        <translation>1 Anfrage ist im Server gescheitert</translation>
    </message>
    <message>
        <source>%1 requests failed in the server</source>
        <translation>%1 Anfragen sind im Server gescheitert</translation>
    </message>
    <message>
        <source>of %1 in the last five minutes</source>
        <translation>von %1 in den letzten fünf Minuten</translation>
    </message>
    <message>
        <source>Show errors</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>The language model is failing</source>
        <translation>Das Sprachmodell liefert keinen Text</translation>
    </message>
    <message>
        <source>%1 of the last %2 answers were sent without it: %3</source>
        <translation>%1 der letzten %2 Antworten wurden ohne Modell gesendet: %3</translation>
    </message>
    <message>
        <source>Check model</source>
        <translation>Modell prüfen</translation>
    </message>
    <message>
        <source>No active API key</source>
        <translation>Kein API-Schlüssel gilt</translation>
    </message>
    <message>
        <source>Every request of your shop is refused</source>
        <translation>Jede Anfrage Ihres Shops wird abgelehnt</translation>
    </message>
    <message>
        <source>Create key…</source>
        <translation>Schlüssel erstellen …</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>1 API key expires within 14 days</source>
        <translation>1 API-Schlüssel läuft binnen 14 Tagen ab</translation>
    </message>
    <message>
        <source>%1 API keys expire within 14 days</source>
        <translation>%1 API-Schlüssel laufen binnen 14 Tagen ab</translation>
    </message>
    <message>
        <source>“%1” expires %2</source>
        <translation>„%1“ endet %2</translation>
    </message>
    <message>
        <source>Review keys</source>
        <translation>Schlüssel prüfen</translation>
    </message>
    <message>
        <source>Show sources</source>
        <translation>Quellen zeigen</translation>
    </message>
    <message>
        <source>No knowledge to answer from</source>
        <translation>Es gibt kein Wissen für Antworten</translation>
    </message>
    <message>
        <source>Every question is refused until a source has text</source>
        <translation>Jede Frage wird abgelehnt, bis eine Quelle Text enthält</translation>
    </message>
    <message>
        <source>1 source could not be read</source>
        <translation>1 Quelle konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 sources could not be read</source>
        <translation>%1 Quellen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>1 source is overdue</source>
        <translation>1 Quelle ist überfällig</translation>
    </message>
    <message>
        <source>%1 sources are overdue</source>
        <translation>%1 Quellen sind überfällig</translation>
    </message>
    <message>
        <source>They should have been read again more than an hour ago</source>
        <translation>Das nächste Lesen ist seit mehr als einer Stunde fällig</translation>
    </message>
    <message>
        <source>1 question has no good answer</source>
        <translation>1 Frage hat keine gute Antwort</translation>
    </message>
    <message>
        <source>%1 questions have no good answer</source>
        <translation>%1 Fragen haben keine gute Antwort</translation>
    </message>
    <message>
        <source>“%1” was asked once</source>
        <translation>„%1“ wurde einmal gefragt</translation>
    </message>
    <message>
        <source>“%1” was asked %2 times</source>
        <translation>„%1“ wurde %2-mal gefragt</translation>
    </message>
    <message>
        <source>Write answers</source>
        <translation>Antworten schreiben</translation>
    </message>
    <message>
        <source>Show questions</source>
        <translation>Fragen zeigen</translation>
    </message>
    <message>
        <source>1 page is waiting for approval</source>
        <translation>1 Seite wartet auf Freigabe</translation>
    </message>
    <message>
        <source>%1 pages are waiting for approval</source>
        <translation>%1 Seiten warten auf Freigabe</translation>
    </message>
    <message>
        <source>Shoppers see approved questions only</source>
        <translation>Kunden sehen nur freigegebene Fragen</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Show pages</source>
        <translation>Seiten zeigen</translation>
    </message>
    <message>
        <source>1 page has edited questions to review</source>
        <translation>1 Seite mit bearbeiteten Fragen ist zu prüfen</translation>
    </message>
    <message>
        <source>%1 pages have edited questions to review</source>
        <translation>%1 Seiten mit bearbeiteten Fragen sind zu prüfen</translation>
    </message>
    <message>
        <source>The pages have changed since</source>
        <translation>Die Seiten haben sich seitdem geändert</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>zu langsam</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>request refused</source>
        <translation>Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>overloaded or broken</source>
        <translation>überlastet oder gestört</translation>
    </message>
    <message>
        <source>unexpected API</source>
        <translation>unerwartete API</translation>
    </message>
    <message>
        <source>answer too long</source>
        <translation>Antwort zu lang</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>failed too often</source>
        <translation>zu oft gescheitert</translation>
    </message>
    <message>
        <source>server was stopped</source>
        <translation>Server gestoppt</translation>
    </message>
    <message>
        <source>today’s tokens are used up</source>
        <translation>die Token des Tages sind verbraucht</translation>
    </message>
</context>
<context>
    <name>TotalsDialog</name>
    <message>
        <source>Check totals</source>
        <translation>Summen prüfen</translation>
    </message>
    <message>
        <source>Recalculate attribution…</source>
        <translation>Neu zuordnen …</translation>
    </message>
    <message>
        <source>Repair totals</source>
        <translation>Summen berichtigen</translation>
    </message>
    <message>
        <source>Figures come from daily totals. The check recounts every event from %1 to %2 and compares the results.</source>
        <translation>Die Zahlen stammen aus Tagessummen. Eine Prüfung zählt alle Ereignisse vom %1 bis %2 einzeln nach und vergleicht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Recalculate attribution for these days?</source>
        <translation>Die Bestellungen dieser Tage neu zuordnen?</translation>
    </message>
    <message>
        <source>The current attribution window and settings are applied to these days, so their figures may change. Recorded events are not changed.</source>
        <translation>Für sie gelten das Zuordnungsfenster und die übrigen Einstellungen von heute: Ihre Zahlen können andere werden. Was aufgezeichnet wurde, bleibt.</translation>
    </message>
    <message>
        <source>Keep attribution</source>
        <translation>Zuordnung behalten</translation>
    </message>
    <message>
        <source>Recalculate attribution</source>
        <translation>Neu zuordnen</translation>
    </message>
    <message>
        <source>Recalculating from %1 …</source>
        <translation>Wird ab %1 zugeordnet …</translation>
    </message>
    <message>
        <source>Repairing from %1 …</source>
        <translation>Wird ab %1 berichtigt …</translation>
    </message>
    <message>
        <source>Counting from %1 …</source>
        <translation>Wird ab %1 gezählt …</translation>
    </message>
    <message>
        <source>It was not completed.</source>
        <translation>Es wurde nicht zu Ende geführt.</translation>
    </message>
    <message>
        <source>The attribution was not recalculated.</source>
        <translation>Die Bestellungen wurden nicht neu zugeordnet.</translation>
    </message>
    <message>
        <source>The totals were not checked.</source>
        <translation>Die Summen wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>Orders recalculated: %1. Attribution changed: %2. No longer attributed: %3.</source>
        <translation>Neu zugeordnete Bestellungen: %1. Mit anderer Zuordnung als vorher: %2. Jetzt ohne: %3.</translation>
    </message>
    <message>
        <source>1 day with events: its totals match its events.</source>
        <translation>1 Tag mit Ereignissen: Seine Summen entsprechen ihnen.</translation>
    </message>
    <message>
        <source>%1 days with events: their totals match the events.</source>
        <translation>%1 Tage mit Ereignissen: Ihre Summen entsprechen ihnen.</translation>
    </message>
    <message>
        <source>1 figure was repaired.</source>
        <translation>1 Zahl wurde berichtigt.</translation>
    </message>
    <message>
        <source>%1 figures were repaired.</source>
        <translation>%1 Zahlen wurden berichtigt.</translation>
    </message>
    <message>
        <source>1 figure does not match its events.</source>
        <translation>1 Zahl entspricht nicht ihren Ereignissen.</translation>
    </message>
    <message>
        <source>%1 figures do not match their events.</source>
        <translation>%1 Zahlen entsprechen nicht ihren Ereignissen.</translation>
    </message>
    <message>
        <source>and 1 more</source>
        <translation>und 1 weitere</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 · %2: stored %3, counted %4</source>
        <translation>%1 · %2: gespeichert %3, gezählt %4</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichert …</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
</context>
<context>
    <name>UploadStrip</name>
    <message>
        <source>Show skipped files…</source>
        <translation>Übersprungene Dateien anzeigen …</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>1 document imported</source>
        <translation>1 Dokument importiert</translation>
    </message>
    <message>
        <source>%1 documents imported</source>
        <translation>%1 Dokumente importiert</translation>
    </message>
    <message>
        <source>1 skipped</source>
        <translation>1 übersprungen</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>Looking for documents…</source>
        <translation>Dokumente werden gesucht …</translation>
    </message>
    <message>
        <source>“%1” is waiting for the server, %2 of %3</source>
        <translation>„%1“ wartet auf den Server, %2 von %3</translation>
    </message>
    <message>
        <source>Importing into “%1”: %2 of %3 · %4</source>
        <translation>Import in „%1“: %2 von %3 · %4</translation>
    </message>
    <message>
        <source>Importing into “%1”: indexing the last documents</source>
        <translation>Import in „%1“: Die letzten Dokumente werden in die Antworten übernommen</translation>
    </message>
    <message>
        <source>The selection contains no documents.</source>
        <translation>In der Auswahl ist kein Dokument.</translation>
    </message>
    <message>
        <source>The import into “%1” was cancelled: %2%3</source>
        <translation>Der Import in „%1“ wurde abgebrochen: %2%3</translation>
    </message>
    <message>
        <source>The import into “%1” stopped: %2 %3</source>
        <translation>Der Import in „%1“ brach ab: %2 %3</translation>
    </message>
    <message>
        <source>1 file was skipped</source>
        <translation>1 Datei wurde übersprungen</translation>
    </message>
    <message>
        <source>%1 files were skipped</source>
        <translation>%1 Dateien wurden übersprungen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>“%1”: %2%3</source>
        <translation>„%1“: %2%3</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Continue the import</source>
        <translation>Den Import fortsetzen</translation>
    </message>
    <message>
        <source>Discard the import</source>
        <translation>Den Import verwerfen</translation>
    </message>
    <message>
        <source>Imported documents are kept; the other files are not sent.</source>
        <translation>Was importiert ist, bleibt; die übrigen Dateien werden nicht gesendet.</translation>
    </message>
    <message>
        <source>Stopped because another company was opened</source>
        <translation>Angehalten, weil eine andere Firma geöffnet wurde</translation>
    </message>
    <message>
        <source>Stopped because the session ended</source>
        <translation>Angehalten, weil die Sitzung endete</translation>
    </message>
    <message>
        <source>%1: nothing of “%2” was sent yet</source>
        <translation>%1: Von „%2“ ist noch nichts gesendet</translation>
    </message>
    <message>
        <source>%1: “%2”, %3 of %4</source>
        <translation>%1: „%2“, %3 von %4</translation>
    </message>
    <message>
        <source>Send the remaining files</source>
        <translation>Die übrigen Dateien senden</translation>
    </message>
</context>
<context>
    <name>ValuesDialog</name>
    <message>
        <source>Values of variables</source>
        <translation>Werte der Variablen</translation>
    </message>
    <message>
        <source>Scenarios contain no addresses or secrets. Secrets entered here are kept until you close the console; other values are saved.</source>
        <translation>Szenarien enthalten weder Adressen noch Geheimnisse. Geheimnisse, die Sie hier eingeben, bleiben bis zum Ende der Konsole, die anderen Werte dauerhaft.</translation>
    </message>
    <message>
        <source>Provided by the test bench</source>
        <translation>Gibt der Prüfstand</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Aus Datei laden …</translation>
    </message>
    <message>
        <source>A JSON object with names and values, for example a quickstart&apos;s summary</source>
        <translation>Ein JSON-Objekt mit Namen und Werten, etwa die Zusammenfassung eines Schnellstarts</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Load values</source>
        <translation>Werte laden</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The values were not loaded.</source>
        <translation>Die Werte wurden nicht geladen.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MiB.</source>
        <translation>Die Datei ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>The file is not a JSON object with names and values.</source>
        <translation>Die Datei enthält kein JSON-Objekt mit Namen und Werten.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Das ist kein JSON: %1.</translation>
    </message>
</context>
<context>
    <name>VerbTexts</name>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Show to shoppers</source>
        <translation>Für Kunden einblenden</translation>
    </message>
    <message>
        <source>Hide from shoppers</source>
        <translation>Für Kunden ausblenden</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Keep this text</source>
        <translation>Diesen Text behalten</translation>
    </message>
    <message>
        <source>Use the page’s text</source>
        <translation>Text der Seite verwenden</translation>
    </message>
    <message>
        <source>The page no longer answers this question.</source>
        <translation>Die Seite beantwortet diese Frage nicht mehr.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
</context>
<context>
    <name>VisitorCare</name>
    <message>
        <source>Save copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Erase visitor…</source>
        <translation>Besucher löschen …</translation>
    </message>
    <message>
        <source>The first %1 records only: the API has all of them.</source>
        <translation>Nur die ersten %1 Einträge: Alle gibt die API.</translation>
    </message>
    <message>
        <source>All data stored about this visitor, as JSON</source>
        <translation>Alles, was zu diesem Besucher gespeichert ist, als JSON</translation>
    </message>
    <message>
        <source>Save the visitor’s data</source>
        <translation>Gespeichertes zum Besucher sichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The copy was saved as %1</source>
        <translation>Die Kopie wurde als %1 gespeichert</translation>
    </message>
    <message>
        <source>The copy was not saved.</source>
        <translation>Die Kopie wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Erase visitor “%1”?</source>
        <translation>Besucher „%1“ löschen?</translation>
    </message>
    <message>
        <source>Conversations, carts, refused events and the links between orders and this person are erased. Figures are not changed. This cannot be undone.</source>
        <translation>Gespräche, Warenkörbe, abgelehnte Ereignisse und was Bestellungen mit dieser Person verbindet werden gelöscht. Die Zahlen bleiben, wie sie sind. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Keep visitor</source>
        <translation>Besucher behalten</translation>
    </message>
    <message>
        <source>Erase visitor</source>
        <translation>Besucher löschen</translation>
    </message>
    <message>
        <source>The visitor was erased. Records: %1</source>
        <translation>Der Besucher wurde gelöscht. Einträge: %1</translation>
    </message>
    <message>
        <source>The visitor was not erased.</source>
        <translation>Der Besucher wurde nicht gelöscht.</translation>
    </message>
</context>
<context>
    <name>VisitorFields</name>
    <message>
        <source>Visitor and metadata</source>
        <translation>Besucher und Metadaten</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>wird nicht gesendet</translation>
    </message>
    <message>
        <source>Another chat visitor, with a new fingerprint</source>
        <translation>Anderer Chat-Besucher mit neuem Fingerabdruck</translation>
    </message>
    <message>
        <source>Another FAQ visitor, with a new fingerprint</source>
        <translation>Anderer FAQ-Besucher mit neuem Fingerabdruck</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Das ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>Enter a JSON object in braces; the fingerprints are added to it.</source>
        <translation>Schreiben Sie ein Objekt in geschweiften Klammern: Die Fingerabdrücke werden als Teile davon gesendet.</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>Visitor (chat)</source>
        <translation>Besucher (Chat)</translation>
    </message>
    <message>
        <source>Visitor (FAQs)</source>
        <translation>Besucher (FAQs)</translation>
    </message>
    <message>
        <source>FAQ number</source>
        <translation>FAQ-Nummer</translation>
    </message>
</context>
<context>
    <name>VisitorTimeline</name>
    <message>
        <source>Visitor activity</source>
        <translation>Was der Besucher tat</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Lädt …</translation>
    </message>
    <message>
        <source>The visitor’s activity could not be read. %1</source>
        <translation>Was der Besucher tat, konnte nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>No data about this visitor is stored.</source>
        <translation>Zu diesem Besucher ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>The first %1 records only.</source>
        <translation>Nur die ersten %1 Einträge.</translation>
    </message>
</context>
<context>
    <name>answerdesk::console::GrantText</name>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>%1 per minute</source>
        <translation>%1 pro Minute</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Please change a setting of the company “%1” (%2) on the Answerdesk server %3.

Setting: %4 (%5)
Currently set by the operator: %6
Requested: %7
</source>
        <translation>Bitte ändern Sie eine Einstellung der Firma „%1“ (%2) auf dem Answerdesk-Server %3.

Einstellung: %4 (%5)
Vom Betreiber zurzeit festgelegt: %6
Gewünscht: %7
</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>Granted by the operator.</source>
        <translation>Vom Betreiber gewährt.</translation>
    </message>
    <message>
        <source>You can turn it on or off.</source>
        <translation>Sie können ihn ein- und ausschalten.</translation>
    </message>
    <message>
        <source>Set by the operator: off.</source>
        <translation>Vom Betreiber festgelegt: aus.</translation>
    </message>
    <message>
        <source>The operator has set no limit.</source>
        <translation>Der Betreiber hat kein Limit festgelegt.</translation>
    </message>
    <message>
        <source>Set by the operator: at most %1.</source>
        <translation>Vom Betreiber festgelegt: höchstens %1.</translation>
    </message>
    <message>
        <source>You can set a lower limit.</source>
        <translation>Sie können weniger einstellen.</translation>
    </message>
    <message>
        <source>Set by the operator.</source>
        <translation>Vom Betreiber festgelegt.</translation>
    </message>
    <message>
        <source>Without effect: %1. The operator does not permit this kind of host, or anyone can register names under the wildcard.</source>
        <translation>Ohne Wirkung: %1. Der Betreiber erlaubt diese Art von Host nicht, oder unter dem Platzhalter kann jeder Namen registrieren.</translation>
    </message>
    <message>
        <source>You grant API access. The company has turned it off.</source>
        <translation>Sie gewähren API-Zugriff. Die Firma hat ihn ausgeschaltet.</translation>
    </message>
    <message>
        <source>You grant %1. The company has set a lower limit.</source>
        <translation>Sie gewähren %1. Die Firma hat ein niedrigeres Limit eingestellt.</translation>
    </message>
</context>
<context>
    <name>answerdesk::console::Settings</name>
    <message>
        <source>Companies</source>
        <translation>Firmen</translation>
    </message>
    <message>
        <source>A company is a shop with its own knowledge, keys and revenue.</source>
        <translation>Eine Firma ist ein Shop mit eigenem Wissen, eigenen Schlüsseln und eigenem Umsatz.</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>API access, and the pages that the server may read for the company.</source>
        <translation>Wer diesen Server fragen darf und welche Seiten er für die Firma lesen darf.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Languages of the answers, and the text for questions without an answer.</source>
        <translation>In welchen Sprachen Kunden Antworten bekommen und was sie lesen, wenn es keine Antwort gibt.</translation>
    </message>
    <message>
        <source>AI Powered FAQs</source>
        <translation>KI-gestützte FAQs</translation>
    </message>
    <message>
        <source>Integrations › AI Powered FAQs</source>
        <translation>Integrationen › KI-gestützte FAQs</translation>
    </message>
    <message>
        <source>Questions and answers about a product, generated from its page when the shop first requests them.</source>
        <translation>Fragen und Antworten zu einem Produkt, aus seiner Seite erzeugt, sobald der Shop zum ersten Mal danach fragt.</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Umsatz</translation>
    </message>
    <message>
        <source>When an order is attributed to an answer, and how it is reported.</source>
        <translation>Wann eine Bestellung einer Antwort zugeschrieben wird und wie sie in Berichten erscheint.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Maximum requests per minute. Requests above the limit are refused with 429.</source>
        <translation>Wie viele Anfragen beantwortet werden; was darüber liegt, wird mit 429 abgelehnt, bis eine Minute vergangen ist.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>A model can phrase answers more fluently. It never decides what is answered: without it, or when it fails, shoppers get sentences quoted from documents.</source>
        <translation>Ein Modell kann Antworten flüssiger formulieren. Was geantwortet wird, entscheidet es nie: Ohne Modell oder wenn es ausfällt, bekommen Kunden die Sätze der Dokumente selbst.</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>Data that is deleted automatically. Figures are not changed.</source>
        <translation>Was von selbst gelöscht wird. Kennzahlen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Administrators</source>
        <translation>Administratoren</translation>
    </message>
    <message>
        <source>Accounts that can sign in to this server, and their rights.</source>
        <translation>Wer sich bei diesem Server anmelden darf und welche Rechte er hat.</translation>
    </message>
    <message>
        <source>API access</source>
        <translation>API-Schlüssel der Firma gelten</translation>
    </message>
    <message>
        <source>Off: every request with one of its keys is refused with 403.</source>
        <translation>Aus: Jede Anfrage mit einem ihrer Schlüssel wird mit 403 abgelehnt.</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>Erlaubte Hosts</translation>
    </message>
    <message>
        <source>Pages on these hosts may be fetched; one per line: shop.example, shop.example:8443 or *.shop.example. Empty: no page is fetched.</source>
        <translation>Seiten dieser Hosts dürfen gelesen werden, ein Eintrag pro Zeile: shop.example, shop.example:8443 oder *.shop.example. Leer: Keine Seite wird gelesen.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Tags separated by commas: en, de, pt-BR. A request in another language gets the closest one.</source>
        <translation>Kürzel, durch Kommas getrennt: en, de, pt-BR. Eine Anfrage in einer anderen Sprache erhält die nächstliegende.</translation>
    </message>
    <message>
        <source>Generate product FAQs</source>
        <translation>Produkt-FAQs erzeugen</translation>
    </message>
    <message>
        <source>Off: the shop gets no FAQs; generated FAQs are kept here.</source>
        <translation>Aus: Der Shop erfährt, dass es keine gibt; was erzeugt wurde, bleibt hier.</translation>
    </message>
    <message>
        <source>Show approved FAQs only</source>
        <translation>Kunden sehen nur freigegebene FAQs</translation>
    </message>
    <message>
        <source>New FAQs are held on the page Product FAQs until they are approved.</source>
        <translation>Neue warten auf der Seite „Produkt-FAQs“, bis jemand sie freigibt.</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Reports use the days of this time zone.</source>
        <translation>Tage in Berichten sind Tage dieser Zone.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Shown first in reports. Amounts are never converted.</source>
        <translation>Steht in Berichten zuerst. Beträge werden nie umgerechnet.</translation>
    </message>
    <message>
        <source>Attribution window</source>
        <translation>Zuschreibungsfenster</translation>
    </message>
    <message>
        <source>Orders within this window are attributed to the answer.</source>
        <translation>Wie lange nach einer Antwort eine Bestellung ihr zugeschrieben wird.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Only helpful answers count</source>
        <translation>Nur hilfreiche Antworten zählen</translation>
    </message>
    <message>
        <source>Greetings and refusals then open no ticket.</source>
        <translation>Begrüßungen und Ablehnungen eröffnen dann kein Ticket.</translation>
    </message>
    <message>
        <source>Reject decreases without a prior increase</source>
        <translation>Verringern setzt ein Erhöhen voraus</translation>
    </message>
    <message>
        <source>Off: a quantity can be decreased if more than 1 was added.</source>
        <translation>Aus: Eine Menge darf auch verringert werden, wenn sie mit mehr als 1 hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>send_message; 0 = no limit.</source>
        <translation>send_message; 0: kein Limit.</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>pro Minute</translation>
    </message>
    <message>
        <source>Product FAQs</source>
        <translation>Produkt-FAQs</translation>
    </message>
    <message>
        <source>product-faqs, including unchanged and refused requests; 0 = no limit.</source>
        <translation>product-faqs, unveränderte und abgelehnte Anfragen eingeschlossen; 0: kein Limit.</translation>
    </message>
    <message>
        <source>Cart and checkout events</source>
        <translation>Warenkorb- und Checkout-Ereignisse</translation>
    </message>
    <message>
        <source>0 = no limit. A refused event is lost unless the shop sends it again.</source>
        <translation>0: kein Limit. Ein hier abgelehntes Ereignis geht verloren, wenn der Shop es nicht noch einmal sendet.</translation>
    </message>
    <message>
        <source>Let a model phrase answers and product FAQs</source>
        <translation>Antworten und Produkt-FAQs vom Modell formulieren lassen</translation>
    </message>
    <message>
        <source>Questions with the passages of their answers, and facts from product pages, are then sent to the model’s server.</source>
        <translation>Fragen mit den Passagen ihrer Antworten und Angaben von Produktseiten gehen dann an den Server des Modells.</translation>
    </message>
    <message>
        <source>One of the models that the operator offers.</source>
        <translation>Eines von denen, die der Betreiber anbietet.</translation>
    </message>
    <message>
        <source>Time for an answer</source>
        <translation>Zeit für eine Antwort</translation>
    </message>
    <message>
        <source>After this time, shoppers get the answer without the model. 0 = server maximum.</source>
        <translation>Danach erhält der Kunde die Antwort ohne das Modell. 0 = Höchstwert des Servers.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Size of a request</source>
        <translation>Größe einer Anfrage</translation>
    </message>
    <message>
        <source>Tokens per day</source>
        <translation>Token am Tag</translation>
    </message>
    <message>
        <source>For answers and product FAQs per day (UTC); after that, they are given without the model. 0 = server maximum.</source>
        <translation>Für Antworten und Produkt-FAQs an einem Tag (UTC); danach kommen sie ohne das Modell. 0 = Höchstwert des Servers.</translation>
    </message>
    <message>
        <source>Instructions, question, passages and answer together. 0 = server maximum.</source>
        <translation>Anweisungen, Frage, Passagen und Antwort zusammen. 0 = Höchstwert des Servers.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Deleted this long after the last message; 0 = never.</source>
        <translation>Werden so lange nach ihrer letzten Nachricht gelöscht; 0: nie.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Besucher</translation>
    </message>
    <message>
        <source>After this time, tickets, cart events and orders are detached from their visitor; 0 = never.</source>
        <translation>Nach dieser Zeit verlieren Tickets, Warenkorb-Ereignisse und Bestellungen ihren Besucher; 0: nie.</translation>
    </message>
    <message>
        <source>Permitted kinds of hosts</source>
        <translation>Erlaubte Arten von Hosts</translation>
    </message>
    <message>
        <source>Kinds of entries that are allowed above. Only an operator of this server can change this.</source>
        <translation>Was ein Eintrag oben sein darf. Nur ein Betreiber dieses Servers kann das ändern.</translation>
    </message>
    <message>
        <source>Single hosts</source>
        <translation>Einzelne Hosts</translation>
    </message>
    <message>
        <source>Wildcards (*.)</source>
        <translation>Platzhalter (*.)</translation>
    </message>
    <message>
        <source>Ports other than 80 and 443</source>
        <translation>Andere Ports als 80 und 443</translation>
    </message>
    <message>
        <source>Answer threshold</source>
        <translation>Antwortschwelle</translation>
    </message>
    <message>
        <source>100 is the confidence that your documents suggest. A lower threshold answers more questions, but more of the answers are wrong.</source>
        <translation>100 entspricht der Sicherheit, die sich aus Ihren Dokumenten ergibt. Eine niedrigere Schwelle beantwortet mehr Fragen, und mehr davon falsch.</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
</context>
<context>
    <name>changetext</name>
    <message>
        <source>Settings were changed</source>
        <translation>Einstellungen wurden geändert</translation>
    </message>
    <message>
        <source>Key %1 was created</source>
        <translation>Schlüssel %1 wurde erstellt</translation>
    </message>
    <message>
        <source>Key %1 was changed</source>
        <translation>Schlüssel %1 wurde geändert</translation>
    </message>
    <message>
        <source>Key %1 was rotated</source>
        <translation>Schlüssel %1 wurde gewechselt</translation>
    </message>
    <message>
        <source>Key %1 was revoked</source>
        <translation>Schlüssel %1 wurde widerrufen</translation>
    </message>
    <message>
        <source>Source %1 was added</source>
        <translation>Quelle %1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>Source %1 was changed</source>
        <translation>Quelle %1 wurde geändert</translation>
    </message>
    <message>
        <source>Source %1 was deleted</source>
        <translation>Quelle %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>Document %1 was imported</source>
        <translation>Dokument %1 wurde importiert</translation>
    </message>
    <message>
        <source>An import was started</source>
        <translation>Ein Import wurde begonnen</translation>
    </message>
    <message>
        <source>A gap was answered</source>
        <translation>Eine Frage ohne Antwort wurde beantwortet</translation>
    </message>
    <message>
        <source>A gap was dismissed or reopened</source>
        <translation>Eine Frage ohne Antwort wurde verworfen oder wieder geöffnet</translation>
    </message>
    <message>
        <source>FAQ %1 was added</source>
        <translation>FAQ %1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>FAQ %1 was changed</source>
        <translation>FAQ %1 wurde geändert</translation>
    </message>
    <message>
        <source>FAQ %1 was deleted</source>
        <translation>FAQ %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>FAQ %1 was imported</source>
        <translation>FAQ %1 wurde importiert</translation>
    </message>
    <message>
        <source>FAQs of %1 are being regenerated</source>
        <translation>FAQs von %1 werden neu erzeugt</translation>
    </message>
    <message>
        <source>FAQs of %1 were approved</source>
        <translation>FAQs von %1 wurden freigegeben</translation>
    </message>
    <message>
        <source>FAQs of %1 were reordered</source>
        <translation>FAQs von %1 wurden umsortiert</translation>
    </message>
    <message>
        <source>The language model was tested</source>
        <translation>Das Sprachmodell wurde getestet</translation>
    </message>
    <message>
        <source>Question set %1 was run</source>
        <translation>Fragensatz %1 wurde ausgeführt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Company %1 was deleted</source>
        <translation>Firma %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>Revenue totals were repaired</source>
        <translation>Umsatzsummen wurden berichtigt</translation>
    </message>
    <message>
        <source>Question set %1 was created</source>
        <translation>Fragensatz %1 wurde angelegt</translation>
    </message>
    <message>
        <source>Question set %1 was changed</source>
        <translation>Fragensatz %1 wurde geändert</translation>
    </message>
    <message>
        <source>Question set %1 was deleted</source>
        <translation>Fragensatz %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>A question was added to a question set</source>
        <translation>Eine Frage kam in einen Fragensatz</translation>
    </message>
    <message>
        <source>A backup was created</source>
        <translation>Eine Sicherung wurde erstellt</translation>
    </message>
    <message>
        <source>Backup %1 was deleted</source>
        <translation>Sicherung %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>Administrator %1 was changed</source>
        <translation>Konto %1 wurde geändert</translation>
    </message>
    <message>
        <source>Administrator %1 was deleted</source>
        <translation>Konto %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>A sign-in was refused</source>
        <translation>Eine Anmeldung wurde abgelehnt</translation>
    </message>
    <message>
        <source>An administrator changed their own password</source>
        <translation>Das eigene Passwort wurde geändert</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>The analytics secret was created</source>
        <translation>Das Analytics-Secret wurde erstellt</translation>
    </message>
    <message>
        <source>The analytics secret was rotated</source>
        <translation>Das Analytics-Secret wurde gewechselt</translation>
    </message>
    <message>
        <source>The analytics secret was removed</source>
        <translation>Das Analytics-Secret wurde entfernt</translation>
    </message>
    <message>
        <source>A gap was linked to a document</source>
        <translation>Eine Frage ohne Antwort wurde mit einem Dokument verknüpft</translation>
    </message>
    <message>
        <source>Page rule %1 was added</source>
        <translation>Seitenregel %1 wurde angelegt</translation>
    </message>
    <message>
        <source>Page rule %1 was changed</source>
        <translation>Seitenregel %1 wurde geändert</translation>
    </message>
    <message>
        <source>Page rule %1 was deleted</source>
        <translation>Seitenregel %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>The page rules were replaced</source>
        <translation>Die Seitenregeln wurden ersetzt</translation>
    </message>
    <message>
        <source>Product feed %1 was added</source>
        <translation>Produktfeed %1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>Product feed %1 was changed</source>
        <translation>Produktfeed %1 wurde geändert</translation>
    </message>
    <message>
        <source>A run of a product feed was started</source>
        <translation>Ein Lauf eines Produktfeeds wurde gestartet</translation>
    </message>
    <message>
        <source>A held run of a product feed was applied</source>
        <translation>Ein angehaltener Lauf eines Produktfeeds wurde übernommen</translation>
    </message>
    <message>
        <source>A run of a product feed was cancelled</source>
        <translation>Ein Lauf eines Produktfeeds wurde abgebrochen</translation>
    </message>
    <message>
        <source>A product feed changed products</source>
        <translation>Ein Produktfeed hat Produkte geändert</translation>
    </message>
    <message>
        <source>A run of a product feed failed</source>
        <translation>Ein Lauf eines Produktfeeds ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>An answer was marked as wrong</source>
        <translation>Eine Antwort wurde als falsch markiert</translation>
    </message>
    <message>
        <source>Document %1 was removed</source>
        <translation>Dokument %1 wurde entfernt</translation>
    </message>
    <message>
        <source>A model setup was tested</source>
        <translation>Eine Einrichtung der Modelle wurde ausprobiert</translation>
    </message>
    <message>
        <source>Company %1 was created</source>
        <translation>Firma %1 wurde angelegt</translation>
    </message>
    <message>
        <source>Greeting or refusal text was changed</source>
        <translation>Begrüßung oder Ablehnung wurde geändert</translation>
    </message>
    <message>
        <source>A key was created</source>
        <translation>Ein Schlüssel wurde erstellt</translation>
    </message>
    <message>
        <source>A key was changed</source>
        <translation>Ein Schlüssel wurde geändert</translation>
    </message>
    <message>
        <source>A key was rotated</source>
        <translation>Ein Schlüssel wurde gewechselt</translation>
    </message>
    <message>
        <source>A key was revoked</source>
        <translation>Ein Schlüssel wurde widerrufen</translation>
    </message>
    <message>
        <source>A source was added</source>
        <translation>Eine Quelle wurde hinzugefügt</translation>
    </message>
    <message>
        <source>A source was changed</source>
        <translation>Eine Quelle wurde geändert</translation>
    </message>
    <message>
        <source>Source %1 is being read again</source>
        <translation>Quelle %1 wird erneut gelesen</translation>
    </message>
    <message>
        <source>A source is being read again</source>
        <translation>Eine Quelle wird erneut gelesen</translation>
    </message>
    <message>
        <source>A source was deleted</source>
        <translation>Eine Quelle wurde gelöscht</translation>
    </message>
    <message>
        <source>A document was imported</source>
        <translation>Ein Dokument wurde importiert</translation>
    </message>
    <message>
        <source>A document was removed</source>
        <translation>Ein Dokument wurde entfernt</translation>
    </message>
    <message>
        <source>Document %1 was read again</source>
        <translation>Dokument %1 wurde erneut gelesen</translation>
    </message>
    <message>
        <source>A document was read again</source>
        <translation>Ein Dokument wurde erneut gelesen</translation>
    </message>
    <message>
        <source>Models were set up</source>
        <translation>Modelle wurden eingerichtet</translation>
    </message>
    <message>
        <source>An import was completed</source>
        <translation>Ein Import wurde abgeschlossen</translation>
    </message>
    <message>
        <source>An import was cancelled</source>
        <translation>Ein Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>An import reported files that it could not read</source>
        <translation>Ein Import meldete Dateien, die er nicht lesen konnte</translation>
    </message>
    <message>
        <source>An import removed documents that no longer exist</source>
        <translation>Ein Import entfernte Dokumente, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>Custom answer to %1 was written</source>
        <translation>Eigene Antwort auf %1 wurde geschrieben</translation>
    </message>
    <message>
        <source>A custom answer was written</source>
        <translation>Eine eigene Antwort wurde geschrieben</translation>
    </message>
    <message>
        <source>Custom answer to %1 was changed</source>
        <translation>Eigene Antwort auf %1 wurde geändert</translation>
    </message>
    <message>
        <source>A custom answer was changed</source>
        <translation>Eine eigene Antwort wurde geändert</translation>
    </message>
    <message>
        <source>Custom answer to %1 was deleted</source>
        <translation>Eigene Antwort auf %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>A custom answer was deleted</source>
        <translation>Eine eigene Antwort wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 was added to the lexicon</source>
        <translation>%1 wurde ins Lexikon aufgenommen</translation>
    </message>
    <message>
        <source>An entry was added to the lexicon</source>
        <translation>Ein Eintrag wurde ins Lexikon aufgenommen</translation>
    </message>
    <message>
        <source>%1 was changed in the lexicon</source>
        <translation>%1 wurde im Lexikon geändert</translation>
    </message>
    <message>
        <source>An entry of the lexicon was changed</source>
        <translation>Ein Eintrag des Lexikons wurde geändert</translation>
    </message>
    <message>
        <source>%1 was deleted from the lexicon</source>
        <translation>%1 wurde aus dem Lexikon gelöscht</translation>
    </message>
    <message>
        <source>An entry was deleted from the lexicon</source>
        <translation>Ein Eintrag wurde aus dem Lexikon gelöscht</translation>
    </message>
    <message>
        <source>Gap %1 was answered</source>
        <translation>Lücke %1 wurde beantwortet</translation>
    </message>
    <message>
        <source>Gap %1 was linked to a document</source>
        <translation>Lücke %1 wurde mit einem Dokument verknüpft</translation>
    </message>
    <message>
        <source>Gap %1 was dismissed or reopened</source>
        <translation>Lücke %1 wurde verworfen oder wieder geöffnet</translation>
    </message>
    <message>
        <source>Gap %1 was reported</source>
        <translation>Lücke %1 wurde gemeldet</translation>
    </message>
    <message>
        <source>A gap was reported</source>
        <translation>Eine Lücke wurde gemeldet</translation>
    </message>
    <message>
        <source>The mark of a wrong answer was removed</source>
        <translation>Die Markierung einer falschen Antwort wurde entfernt</translation>
    </message>
    <message>
        <source>A FAQ was added</source>
        <translation>Eine FAQ wurde hinzugefügt</translation>
    </message>
    <message>
        <source>A FAQ was changed</source>
        <translation>Eine FAQ wurde geändert</translation>
    </message>
    <message>
        <source>A FAQ was deleted</source>
        <translation>Eine FAQ wurde gelöscht</translation>
    </message>
    <message>
        <source>A FAQ was imported</source>
        <translation>Eine FAQ wurde importiert</translation>
    </message>
    <message>
        <source>FAQs of a page are being regenerated</source>
        <translation>FAQs einer Seite werden neu erzeugt</translation>
    </message>
    <message>
        <source>FAQs of a page were approved</source>
        <translation>FAQs einer Seite wurden freigegeben</translation>
    </message>
    <message>
        <source>FAQs of a page were reordered</source>
        <translation>FAQs einer Seite wurden umgeordnet</translation>
    </message>
    <message>
        <source>Generation of FAQs was started</source>
        <translation>Die Erzeugung von FAQs wurde gestartet</translation>
    </message>
    <message>
        <source>Generation of FAQs was paused</source>
        <translation>Die Erzeugung von FAQs wurde angehalten</translation>
    </message>
    <message>
        <source>Generation of FAQs was resumed</source>
        <translation>Die Erzeugung von FAQs wurde fortgesetzt</translation>
    </message>
    <message>
        <source>Generation of FAQs was cancelled</source>
        <translation>Die Erzeugung von FAQs wurde abgebrochen</translation>
    </message>
    <message>
        <source>A page rule was added</source>
        <translation>Eine Seitenregel wurde hinzugefügt</translation>
    </message>
    <message>
        <source>A page rule was changed</source>
        <translation>Eine Seitenregel wurde geändert</translation>
    </message>
    <message>
        <source>A page rule was deleted</source>
        <translation>Eine Seitenregel wurde gelöscht</translation>
    </message>
    <message>
        <source>A product feed was added</source>
        <translation>Ein Produkt-Feed wurde hinzugefügt</translation>
    </message>
    <message>
        <source>A product feed was changed</source>
        <translation>Ein Produkt-Feed wurde geändert</translation>
    </message>
    <message>
        <source>Product feed %1 was deleted</source>
        <translation>Produkt-Feed %1 wurde gelöscht</translation>
    </message>
    <message>
        <source>A product feed was deleted</source>
        <translation>Ein Produkt-Feed wurde gelöscht</translation>
    </message>
    <message>
        <source>A run of a product feed is on hold</source>
        <translation>Ein Lauf eines Produkt-Feeds ist zurückgehalten</translation>
    </message>
    <message>
        <source>A refund for order %1 was recorded</source>
        <translation>Eine Erstattung zu Bestellung %1 wurde erfasst</translation>
    </message>
    <message>
        <source>A refund was recorded</source>
        <translation>Eine Erstattung wurde erfasst</translation>
    </message>
    <message>
        <source>Revenue attribution was recalculated</source>
        <translation>Die Zuordnung des Umsatzes wurde neu berechnet</translation>
    </message>
    <message>
        <source>A visitor’s data was erased</source>
        <translation>Die Daten eines Besuchers wurden gelöscht</translation>
    </message>
    <message>
        <source>A question set was created</source>
        <translation>Ein Fragensatz wurde angelegt</translation>
    </message>
    <message>
        <source>A question set was changed</source>
        <translation>Ein Fragensatz wurde geändert</translation>
    </message>
    <message>
        <source>A question set was deleted</source>
        <translation>Ein Fragensatz wurde gelöscht</translation>
    </message>
    <message>
        <source>A question set was run</source>
        <translation>Ein Fragensatz wurde ausgeführt</translation>
    </message>
    <message>
        <source>A question in a question set was changed</source>
        <translation>Eine Frage eines Fragensatzes wurde geändert</translation>
    </message>
    <message>
        <source>A question was deleted from a question set</source>
        <translation>Eine Frage wurde aus einem Fragensatz gelöscht</translation>
    </message>
    <message>
        <source>A backup was deleted</source>
        <translation>Eine Sicherung wurde gelöscht</translation>
    </message>
    <message>
        <source>Administrator %1 was added</source>
        <translation>Administrator %1 wurde hinzugefügt</translation>
    </message>
    <message>
        <source>An administrator was added</source>
        <translation>Ein Administrator wurde hinzugefügt</translation>
    </message>
    <message>
        <source>An administrator was changed</source>
        <translation>Ein Administrator wurde geändert</translation>
    </message>
    <message>
        <source>An administrator was deleted</source>
        <translation>Ein Administrator wurde gelöscht</translation>
    </message>
    <message>
        <source>%1 got a new password</source>
        <translation>%1 bekam ein neues Passwort</translation>
    </message>
    <message>
        <source>An administrator got a new password</source>
        <translation>Ein Administrator bekam ein neues Passwort</translation>
    </message>
    <message>
        <source>An account was locked</source>
        <translation>Ein Konto wurde gesperrt</translation>
    </message>
    <message>
        <source>Sessions of %1 were ended</source>
        <translation>Sitzungen von %1 wurden beendet</translation>
    </message>
    <message>
        <source>Sessions of an administrator were ended</source>
        <translation>Sitzungen eines Administrators wurden beendet</translation>
    </message>
    <message>
        <source>Local user</source>
        <translation>Lokaler Benutzer</translation>
    </message>
    <message>
        <source>An operator</source>
        <translation>Ein Betreiber</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The console has opened no other server named “%1”. It knows: %2.</source>
        <translation>Die Konsole hat noch keinen anderen Server „%1“ geöffnet. Sie kennt: %2.</translation>
    </message>
</context>
</TS>
