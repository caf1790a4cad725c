// `npm run revision` writes test/revision/digests.json, with which a test notices that a rule has changed. It refuses if duels go on
// differently under the same revision of the rules; `--same-rules` says that only a card or the form of a fact has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_REVISION } from '../engine/records/ruleChanges.ts';
import { adviceFor, changesSince, type KeptDigests } from '../test/revision/compareDigests.ts';
import { duelDigests } from '../test/revision/duelDigests.ts';

const file = fileURLToPath(new URL('../test/revision/digests.json', import.meta.url));
const kept: KeptDigests = JSON.parse(readFileSync(file, 'utf8'));
const duels = duelDigests();
const { changed, unlisted } = changesSince(kept, duels);
if (changed.length > 0 && RULES_REVISION === kept.revision && !process.argv.includes('--same-rules')) {
  console.error(adviceFor(kept, duels, RULES_REVISION));
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify({ revision: RULES_REVISION, duels }, undefined, 2)}\n`);
  console.log(
    `revision ${RULES_REVISION}: ${changed.length} duels differ, ${unlisted.length} are new or gone`,
  );
}
