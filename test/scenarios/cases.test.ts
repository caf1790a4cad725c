import { NotationError, PositionError, parsePosition } from 'taiki';
import { describe, expect, it } from 'vitest';
import { arrangedPosition } from '../../entries/arrange.ts';
import {
  type Case,
  caseOfRuling,
  endDifferences,
  type Judged,
  judge,
  parseCase,
  printCase,
  runScenario,
  scenarios,
} from '../../rulings/index.ts';
import { runs } from '../support/runs.ts';
import { TWO_INVASIONS } from '../support/twoInvasions.ts';

const judged = (text: string, rest: 'open' | 'passed' = 'open', limit = 24): Judged => {
  const read = parseCase(text);
  const [play] = read.plays;
  if (play === undefined) throw new Error('no play');
  return judge(read, play, { rest, limit });
};

const refusal = (body: () => unknown): string => {
  try {
    body();
  } catch (error) {
    if (error instanceof NotationError || error instanceof PositionError) return error.message;
    throw error;
  }
  return 'accepted';
};

/** A quarter of them in `npm test`, all of them in `npm run test:all`. */
const some = scenarios.filter((_, index) => index % 4 < runs(1, 4));

describe('rulings as cases', () => {
  it.each(some)('$id is printed as a case that reads and plays the same', (scenario) => {
    for (const play of scenario.plays) {
      const given = caseOfRuling(scenario, play);
      const read = parseCase(printCase(given));
      const texts = ({ plays }: Case) =>
        plays.map(({ answers }) => answers.map((one) => ('text' in one ? `${one.asked}: ${one.text}` : '')));
      expect({ ...read, plays: texts(read) }).toEqual({ ...given, plays: texts(given) });
      const [only] = read.plays;
      const { outcomes, isComplete } = judge(read, only ?? { name: '', answers: [] });
      expect([isComplete, outcomes.map(({ failure }) => failure)]).toEqual([
        true,
        expect.arrayContaining([undefined]),
      ]);
      expect(outcomes.every(({ failure }) => failure === undefined)).toBe(true);
      const end = runScenario(scenario, play);
      if (end.decision?.kind === 'standby') continue;
      expect(outcomes.map(({ duel }) => JSON.stringify(duel.log))).toEqual([JSON.stringify(end.log)]);
    }
  });
});

describe('judge', () => {
  it('605.1: plays every order of effects that the case leaves open, and only the order that it gives', () => {
    const attack = `${TWO_INVASIONS}
p1 attack: The Red, Lightning Sonic -> p2
p1 declareUsage: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
`;
    const { outcomes } = judged(attack);
    expect(outcomes.map(({ orders }) => orders.map((one) => one.split(',')[0]).join(' > '))).toEqual([
      'Redzone > Redzone Z',
      'Redzone > Redzone',
      'Redzone Z > Redzone > Redzone Z',
      'Redzone Z > Redzone > Redzone',
      'Redzone Z > Redzone Z',
    ]);
    const { zones } = endDifferences(outcomes);
    expect(zones.find(({ player, zone }) => player === 'p2' && zone === 'graveyard')?.cards).toEqual([
      ['Tri-horn Shepherd'],
      ['Tri-horn Shepherd'],
      [],
      ['Tri-horn Shepherd'],
      [],
    ]);
    const given = judged(`${attack}
p1 standby: Redzone, Roaring Invasion
p1 standby: Redzone Z, Passionate Invasion
`);
    expect(given.outcomes.map(({ orders }) => orders)).toEqual([[]]);
    expect(given.outcomes[0]?.duel.log).toEqual(outcomes[0]?.duel.log);
    expect(judged(attack, 'open', 2)).toMatchObject({ isComplete: false, outcomes: { length: 2 } });
  });

  it('says who declares first and by which rule, and what is forbidden and why', () => {
    const [outcome] = judged(`${TWO_INVASIONS}
p1 attack: The Red, Lightning Sonic -> p2
p1 declareUsage: pass
`).outcomes;
    const lines = outcome?.lines.map(({ text, rule }) => (rule === undefined ? text : `${text} (${rule})`));
    expect(lines).toContain('p1 declares ← next (506.3b)');
    expect(lines).toContain(
      'Redzone, Roaring Invasion cannot be declared: the opportunity to declare it has passed (506.3b)',
    );
    expect(outcome?.duel.decision?.kind).toBe('shields');
    expect(lines?.slice(-3)).toEqual([
      'battle zone: The Red, Lightning Sonic (tapped) · Fear Fang',
      'hand: Redzone, Roaring Invasion · Redzone Z, Passionate Invasion',
      'deck: 20',
    ]);
  });

  it('passes to the end of the turn, or to a decision by a line', () => {
    const passed = judged(`${TWO_INVASIONS}\np1 attack: pass`, 'passed').outcomes[0]?.duel;
    expect([passed?.game.turn.number, passed?.decision?.player]).toEqual([6, 'p2']);
    const skipped = judged(`${TWO_INVASIONS}\np1 attack: Fear Fang -> p2\nuntil p1 attack: first`).outcomes[0]
      ?.duel;
    expect([skipped?.decision?.kind, skipped?.game.zones.p2.shieldZone.length]).toEqual(['attack', 4]);
  });

  it('plays answers before the first play in all of them', () => {
    const read = parseCase(`${TWO_INVASIONS}
p1 attack: The Red, Lightning Sonic -> p2
play: declared
p1 declareUsage: Redzone, Roaring Invasion
play: not declared
p1 declareUsage: pass
`);
    expect(read.plays.map(({ name, answers }) => [name, answers.length])).toEqual([
      ['declared', 2],
      ['not declared', 2],
    ]);
    const ends = read.plays.map((play) => judge(read, play).outcomes[0]?.duel.game.zones.p1.hand.length);
    expect(ends).toEqual([1, 2]);
  });

  it('knows cards of its own, and other rules', () => {
    const own = {
      name: 'Own One',
      type: 'creature',
      civilizations: ['fire'],
      races: [],
      cost: 2,
      power: 9000,
      abilities: [],
    };
    const text = `rules: 1.28\ncard: ${JSON.stringify(own)}\nturn 5 of p1, attack\np1 battle zone: Own One\np1 deck: 3x Filler`;
    const read = parseCase(text);
    expect([read.rules, read.cards.map(({ name }) => name)]).toEqual(['1.28', ['Own One']]);
    expect(judged(text).outcomes[0]?.duel.decision?.options[0]?.card?.name).toBe('Own One');
  });
});

describe('a case that cannot be read or played', () => {
  const two = (line: string) => `turn 5 of p1, attack\n${line}`;
  it.each([
    [
      '',
      'A case needs a position: expected a line such as "turn 5 of p1, attack", then a line for each zone.',
    ],
    [
      'turn five of p1, attack',
      /^Line 1: expected a line such as "turn 5 of p1, main".*not "turn five of p1, attack"\.$/,
    ],
    [`${two('')}turn 6 of p1, main`, /^Line 2: the position has its turn in line 1 already/],
    [
      two('p1 battel zone: Emeral'),
      /^Line 2: expected a zone .* not "p1 battel zone: Emeral"\. Did you mean "battle zone"/,
    ],
    [two('p1 atack: Emeral'), /^Line 2: .* Did you mean "attack"/],
    [two('p1 hand: Emerall'), /^Line 2: unknown card "Emerall"\. Did you mean "Emeral"/],
    [two('p1 hand: Emeral [over: Nobody Here]'), /^Line 2: unknown card "Nobody Here"/],
    [
      two('p1 hand: Emeral\np1 hand: Emeral'),
      'Line 3: p1 hand is in line 2 already, expected each zone once.',
    ],
    [two('card: {"name": 1}'), /^Line 2: /],
    [two('card: {'), /^Line 2: expected JSON/],
    [two('rules: 9'), /^Line 2: rules: unknown version "9", expected one of 1\.50/],
    [two('play:'), 'Line 2: expected the name of the play, such as "play: declared".'],
    [two('play: a\nplay: a'), 'Line 3: a play "a" is there already, expected each name once.'],
    [two('p1 attack: pass\np1 hand: Emeral'), /^Line 3: expected the position before the answers/],
    [two('until p1 lunch: pass'), /^Line 2: expected "until p1 attack: pass"/],
  ])('%j', (text, message) => {
    expect(refusal(() => parseCase(text))).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('703.4b: has a deck, unless it says that there is none', () => {
    expect(parseCase(two('p1 hand: Emeral')).position.players.p2.deck).toHaveLength(20);
    expect(parseCase(two('p2 deck:')).position.players.p2.deck).toEqual([]);
  });

  it('names the line of an answer that does not fit', () => {
    expect(refusal(() => judged(`${TWO_INVASIONS}p2 block: pass`))).toMatch(
      /^Line 9: expected an answer to "p1 attack" \(.*\), found "p2 block: pass"\.$/,
    );
    expect(refusal(() => judged(`${TWO_INVASIONS}p1 attack: Fear Fangg -> p2`))).toMatch(
      /^Line 9: Decision 1 \(attack, p1\): there is no option "Fear Fangg -> p2"\./,
    );
    expect(refusal(() => judged(`${TWO_INVASIONS}p1 attack: Fear Fang -> p2\nuntil over: pass`))).toMatch(
      /^Line 10: expected to pass until "over", but "p1 shields" must be answered\./,
    );
  });
});

describe('counts in a position', () => {
  it('stand for several equal cards', () => {
    const counted = parsePosition(
      'turn 5 of p1, main\np1 deck: 3x Filler | Emeral\np1 mana zone: 2x Fire Filler [tapped]',
    );
    expect(counted.players.p1.deck.map(({ name }) => name)).toEqual(['Filler', 'Filler', 'Filler', 'Emeral']);
    expect(counted.players.p1.manaZone).toEqual([
      { name: 'Fire Filler', tapped: true },
      { name: 'Fire Filler', tapped: true },
    ]);
    expect(arrangedPosition({ p1: { deck: 3 } }).players.p1.deck).toEqual(
      counted.players.p1.deck.slice(0, 3),
    );
    expect(parsePosition('turn 5 of p1, main\np1 hand: 0x Emeral').players.p1.hand).toEqual([
      { name: '0x Emeral' },
    ]);
  });
});
