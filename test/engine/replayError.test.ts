import {
  type CardDefinition,
  createEngine,
  type Duel,
  type Engine,
  parseCard,
  parsePosition,
  RecordError,
  ReplayError,
  RULES_REVISION,
  replay,
  ruleChanges,
} from 'taiki';
import { dm01 } from 'taiki/cards';
import { creature, draw, self, whenPut } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulings/rulebook/rulebook.ts';

const engineWith = (changed: readonly CardDefinition[] = []): Engine =>
  createEngine({ cards: [...dm01, ...changed] });

/** Aqua Hulcus as it was before somebody corrected its text. */
const earlierHulcus = creature({
  name: 'Aqua Hulcus',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  abilities: [whenPut(self, draw())],
});

const POSITION = parsePosition(`turn 5 of p1, main
p1 hand: Aqua Hulcus | Burning Mane
p1 mana zone: Water Filler | Water Filler | Water Filler
p1 battle zone: Fear Fang
p1 deck: Filler | Filler | Filler | Filler
p2 battle zone: Aqua Soldier [tapped]
p2 deck: Filler | Filler | Filler | Filler
p2 shield zone: Filler | Filler`);

/** Attacks Aqua Soldier in the first turn, after a summon if it is chosen. */
function played(engine: Engine, first: 'summon' | 'noSummon' = 'summon'): Duel {
  const duel = engine.createDuel({ position: POSITION, seed: 1 });
  const choose = (label: RegExp) => {
    const index = duel.decision?.options.findIndex((option) => label.test(option.label)) ?? -1;
    if (index < 0) throw new Error(`${duel.decision?.prompt}: there is no option ${label.source}.`);
    duel.choose(index);
  };
  if (first === 'summon') {
    choose(/Aqua Hulcus/);
    if (duel.decision?.kind === 'confirm') choose(/No/);
  } else duel.choose(duel.decision?.options.findIndex(({ pass }) => pass) ?? -1);
  choose(/Fear Fang attacks Aqua Soldier/);
  return duel;
}

const differenceOf = (engine: Pick<Engine, 'replay'>, text: string): ReplayError => {
  try {
    engine.replay(text);
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('The replay does not differ.');
};

const withoutVersions = (text: string): string =>
  text.replace(/^engine: .*\n(?: {2}.*\n)*/m, '').replace(/^checks: .*\n(?: {2}.*\n)*/m, '');

describe('a record', () => {
  test('names the revision of the rules and the definition of each card that the duel starts with', () => {
    const text = played(engineWith()).record();
    const names = ['Aqua Hulcus', 'Aqua Soldier', 'Burning Mane', 'Fear Fang', 'Filler', 'Water Filler'];
    const [, section = ''] = /^engine: .*\n((?: {2}.*\n)*)/m.exec(text) ?? [];
    expect(text).toContain(`engine: revision ${RULES_REVISION}, definitions ${names.length}\n`);
    expect(section.trimEnd().split('\n')).toEqual(
      names.map((name) => expect.stringMatching(new RegExp(`^ {2}[0-9a-f]{16} ${name}$`))),
    );
  });

  test('needs no digest of a card that it carries', () => {
    const duel = engineWith().createDuel({ position: POSITION, seed: 1, cards: [earlierHulcus] });
    expect(duel.record()).not.toMatch(/^ {2}[0-9a-f]{16} Aqua Hulcus$/m);
    expect(replay(duel.record()).record()).toBe(duel.record());
  });

  test('has the same digest of a card whatever the order of its fields and its printings', () => {
    const found = dm01.find(({ name }) => name === 'Aqua Hulcus');
    if (found === undefined) throw new Error('There is no Aqua Hulcus.');
    const turned = parseCard(JSON.stringify(Object.fromEntries(Object.entries(found).reverse())));
    const digest = (card: CardDefinition) =>
      /^ {2}([0-9a-f]{16}) Aqua Hulcus$/m.exec(
        engineWith([card]).createDuel({ position: POSITION, seed: 1 }).record(),
      )?.[1];
    expect(digest(found)).toMatch(/^[0-9a-f]{16}$/);
    expect(digest({ ...turned, printings: ['Elsewhere 1/1'] })).toBe(digest(found));
    expect(digest({ ...found, power: 3000 })).not.toBe(digest(found));
  });

  test('made before any of this was noted still replays', () => {
    const duel = played(engineWith());
    const old = withoutVersions(duel.record());
    expect(old).not.toMatch(/engine|checks/);
    expect(replay(old).log).toEqual(duel.log);
  });

  test('replays although a card has changed, as long as the duel does not', () => {
    const duel = played(engineWith([earlierHulcus]), 'noSummon');
    expect(engineWith().replay(duel.record()).log).toEqual(duel.log);
  });
});

describe('a replay that differs', () => {
  test('names the first choice that differs, and the card that has changed', () => {
    const text = played(engineWith([earlierHulcus])).record();
    const error = differenceOf(engineWith(), text);
    expect(error).toBeInstanceOf(RecordError);
    expect(error.code).toBe('BAD_RECORD');
    expect(error.difference).toEqual({ choice: 2, cards: ['Aqua Hulcus'], rules: [] });
    expect(error.message).toBe(
      'Choice 2 of 2: the record has an answer from p1 to "attack", expected one from p1 to "confirm". Changed since it was recorded: the card "Aqua Hulcus".',
    );
  });

  test('names the card that appears where it differs before others that have changed too', () => {
    const changed = ['Burning Mane', 'Aqua Soldier'].flatMap((name) =>
      dm01.filter((card) => card.name === name).map((card) => ({ ...card, abilities: [], power: 7000 })),
    );
    const { difference } = differenceOf(engineWith(changed), played(engineWith()).record());
    expect(difference).toEqual({ choice: 4, cards: ['Aqua Soldier', 'Burning Mane'], rules: [] });
  });

  test('is found where it begins, even if the choices fit for longer', () => {
    const duel = played(engineWith());
    const text = duel.record().replace(/^(checks: 3\n {2})[0-9a-f]{8}/m, '$100000000');
    expect(text).not.toBe(duel.record());
    expect(replay(text).log).toEqual(duel.log);
    const ended = text.replace(/^log: \d+/m, 'log: 1');
    const error = differenceOf({ replay }, ended);
    expect(error.difference.choice).toBe(1);
    expect(error.message).toMatch(
      /^Record: expected "log: 1 .*, but the replayed duel has "log: \d+ .*\. Choice 1 of 3 is the first that differs\. No card of the duel and no rule has changed since/,
    );
  });

  test('names the rules that have changed since, those cited there first', () => {
    const text = played(engineWith())
      .record()
      .replace(/^engine: revision \d+/m, 'engine: revision 0')
      .replace(/^log: \d+/m, 'log: 1');
    const { difference, message } = differenceOf({ replay }, text);
    expect(difference.choice).toBe(4);
    expect(difference.cards).toEqual([]);
    expect([...difference.rules].sort()).toEqual(ruleChanges.flatMap(({ rules }) => rules).sort());
    expect(difference.rules.slice(0, 2)).toEqual(['115.2', '510.2']);
    expect(ruleChanges[0]?.rules).toEqual(['112.2']);
    expect(message).toMatch(
      /Changed since it was recorded: the rules 115\.2 and 510\.2 \(Effects "until the end of the battle" .*\), .* and \d+ more\.$/,
    );
  });

  test('names the rules for a record of an earlier time', () => {
    const text = withoutVersions(played(engineWith()).record()).replace(/^log: \d+/m, 'log: 1');
    const { difference } = differenceOf({ replay }, text);
    expect(difference.choice).toBe(4);
    expect(difference.rules.length).toBeGreaterThan(0);
  });

  test('says so if a later engine made the record', () => {
    const text = played(engineWith())
      .record()
      .replace(/^engine: revision \d+/m, 'engine: revision 9999')
      .replace(/^log: \d+/m, 'log: 1');
    expect(differenceOf({ replay }, text).message).toContain(
      `It was recorded with revision 9999 of the rules, and this engine has revision ${RULES_REVISION}.`,
    );
  });
});

describe('the changes of the rules', () => {
  test('name rules of the rulebook, and count as revisions', () => {
    const unknown = ruleChanges.flatMap(({ rules }) =>
      rules.filter((rule) => !Object.hasOwn(rulebook, rule)),
    );
    expect(unknown).toEqual([]);
    expect(RULES_REVISION).toBe(ruleChanges.length);
  });
});
