import { beforeAll, describe, expect, it } from 'vitest';
import { runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

let record = '';
let log: readonly string[] = [];

beforeAll(async () => {
  record = temporaryPath('duel.taiki');
  const { out } = await runTaiki(
    'run',
    '--seed',
    '7',
    '--agents',
    'random,greedy',
    '--json',
    '--record',
    record,
  );
  log = out.split('\n');
});

/** The log with the first shield that breaks going to the graveyard. */
const withLie = (): readonly string[] => {
  const at = log.findIndex((line) => line.includes('"kind":"shieldBroken"'));
  return log.map((line, index) => (index === at ? line.replace('"to":"hand"', '"to":"graveyard"') : line));
};

describe('taiki check', () => {
  it('finds nothing in a record, nor in its log', async () => {
    const facts = log.filter((line) => line.startsWith('{"kind"')).length;
    const told = { code: 0, out: `${facts} facts, no contradiction.`, errors: '' };
    expect(await runTaiki('check', record)).toEqual(told);
    expect(await runTaiki('check', temporaryFile('duel.jsonl', log.join('\n')))).toEqual(told);
    expect((await runTaiki('check', record, '--json')).out).toBe(JSON.stringify({ facts, findings: 0 }));
  });

  it('names the fact and the rule that it contradicts', async () => {
    const file = temporaryFile('lie.jsonl', withLie().join('\n'));
    const at = log.findIndex((line) => line.includes('"kind":"shieldBroken"'));
    const { code, out, errors } = await runTaiki('check', file);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toMatch(
      new RegExp(
        `^fact ${at}, turn\\.attack\\.directAttack\\.breaking, rule 509\\.5 \\(cardsAreWhereTheyWere\\): "shieldBroken" of .+ goes from the shieldZone to the graveyard\\.$`,
      ),
    );
    expect(errors).toMatch(/^error: .+lie\.jsonl: the log contradicts the rules at \d+ of \d+ facts\.$/);
    const [first] = (await runTaiki('check', file, '--json')).out.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({
      fact: at,
      rule: '509.5',
      check: 'cardsAreWhereTheyWere',
    });
  });

  it('says what is wrong with a file that is neither, or is not there', async () => {
    expect((await runTaiki('check', temporaryFile('deck.txt', '4 Aqua Hulcus\n'))).errors).toContain(
      'deck.txt: ',
    );
    const broken = await runTaiki('check', temporaryFile('broken.jsonl', '{"kind":"turnBegan"}\n'));
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.errors).toMatch(
      /broken\.jsonl: Line 1 of the log: "state" of "turnBegan" is undefined, expected a text\.$/,
    );
    expect((await runTaiki('check', '/no/such.taiki')).errors).toBe(
      'error: Cannot read /no/such.taiki: no such file or directory.',
    );
  });
});
