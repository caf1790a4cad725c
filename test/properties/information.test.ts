import { fc, test } from '@fast-check/vitest';
import { allCards } from 'taiki';
import { describe, expect, it } from 'vitest';
import { type Position, parsePosition, STARTS } from '../../engine/records/position.ts';
import { opponentOf, PLAYERS, ZONES, type Zone } from '../../table/nouns.ts';
import { isMainDeckCard } from '../../testing/arbitraries/decks.ts';
import { playDuel } from '../../testing/playDuel.ts';
import { informationProperties } from '../../testing/properties/information.ts';
import { playTwins, type Twins, type TwinsResult, twinPosition } from '../../testing/twins.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

/** Cards that begin in a deck: others go home from any zone, which everybody sees. */
const MAIN_DECK = allCards.filter(isMainDeckCard);

const namesOf = (cards: typeof MAIN_DECK) => fc.constantFrom(...cards.map(({ name }) => name));

const anywhere = namesOf(MAIN_DECK);

/** 302.2. Spells lie anywhere else. */
const inBattleZone = namesOf(MAIN_DECK.filter(({ type }) => type !== 'spell'));

/** Zones with few cards, and decks that last for some turns. */
const SIZES: { readonly [Z in Zone]?: readonly [min: number, max: number] } = {
  deck: [6, 10],
  hand: [0, 4],
  battleZone: [0, 4],
  manaZone: [0, 9],
  shieldZone: [0, 4],
  graveyard: [0, 3],
};

const zone = (name: Zone) => {
  const [minLength, maxLength] = SIZES[name] ?? [0, 0];
  return fc.array(fc.record({ name: name === 'battleZone' ? inBattleZone : anywhere }), {
    minLength,
    maxLength,
  });
};

const zones = fc.record(
  Object.fromEntries(ZONES.map((name) => [name, zone(name)])),
) as unknown as fc.Arbitrary<Position['players']['p1']>;

const position: fc.Arbitrary<Position> = fc.record({
  turn: fc.integer({ min: 2, max: 9 }),
  active: fc.constantFrom(...PLAYERS),
  step: fc.constantFrom(...STARTS),
  players: fc.record({ p1: zones, p2: zones }),
});

/** The hidden cards in which the twins differ. */
const groups = fc.constantFrom<((own: boolean, where: Zone) => boolean)[]>(
  (own, where) => !own && where === 'hand',
  (own, where) => !own && where === 'deck',
  (_, where) => where === 'shieldZone',
  () => true,
);

const twins = (concealDecisions: boolean): fc.Arbitrary<Twins> =>
  fc
    .record({
      position,
      viewer: fc.constantFrom(...PLAYERS),
      seed: fc.nat(),
      differs: groups,
      others: fc.infiniteStream(anywhere),
    })
    .map(({ position, viewer, seed, differs, others }) => ({
      viewer,
      position,
      twin: twinPosition(position, viewer, (name, owner, where) =>
        differs(owner === viewer, where) ? (others.next().value ?? name) : name,
      ),
      seed,
      concealDecisions,
    }));

const picks = fc.array(fc.nat({ max: 999 }), { minLength: 60, maxLength: 60 });

describe('400.2 hidden cards', () => {
  for (const concealDecisions of [false, true]) {
    const how = concealDecisions
      ? 'do not leak through decisions either if they are concealed'
      : 'do not leak through anything a player is shown';
    test.prop([twins(concealDecisions), picks], { numRuns: runs(8) })(how, (pair, natural) => {
      expect(playTwins(pair, (step) => natural[step] ?? 0)).toMatchObject({
        leak: undefined,
      } satisfies Partial<TwinsResult>);
    });
  }
});

describe('400.2 the comparison of twins', () => {
  it('detects a different number of cards', () => {
    const base = parsePosition(
      'turn 2 of p1, main\np1 deck: Filler\np2 deck: Filler | Filler\np2 hand: Filler',
    );
    const twin = parsePosition(
      'turn 2 of p1, main\np1 deck: Filler\np2 deck: Filler\np2 hand: Filler | Filler',
    );
    const result = playTwins(
      { viewer: 'p1', position: base, twin, seed: 1, concealDecisions: true },
      () => 0,
    );
    expect(result).toMatchObject({ stopped: 'leak', decisions: 0 });
    expect(result.leak).toMatch(/^view of p1: /);
  });

  it('detects a decision that only one twin asks', () => {
    const attacked = (hand: string) =>
      parsePosition(
        `turn 2 of p1, attack\np1 deck: Filler\np1 battle zone: Aqua Soldier\np2 deck: Filler\np2 hand: ${hand}`,
      );
    const pair = {
      viewer: 'p1',
      position: attacked('Filler'),
      twin: attacked('Hyakki no Jaoumon'),
      seed: 1,
    } as const;
    expect(playTwins({ ...pair, concealDecisions: false }, () => 0)).toMatchObject({
      stopped: 'asked',
      decisions: 1,
    });
    expect(playTwins({ ...pair, concealDecisions: true }, () => 0).stopped).not.toBe('leak');
  });
});

describe('400.2 in whole duels', () => {
  const histories = Array.from({ length: runs(1) }, (_, seed) => {
    const agents = agentsFor(seed);
    return playDuel(starterDuelOptions(seed), (decision, duel) =>
      agents[decision.player](duel.view(decision.player), decision),
    );
  });

  for (const property of informationProperties) {
    it(`${property.name}: ${property.says}`, () => {
      expect(histories.map((history) => property.check(history))).toEqual(histories.map(() => undefined));
    });
  }

  it("detects an option that names a card in the opponent's hand", () => {
    const [history] = histories;
    if (history === undefined) throw new Error('There is no history.');
    const doctored = history.moments.map((moment) => {
      const { decision, game } = moment;
      const [card] = decision === undefined ? [] : game.zones[opponentOf(decision.player)].hand;
      if (decision === undefined || card === undefined) return moment;
      const info = { id: card.id, name: 'Aqua Hulcus', zone: card.zone, owner: card.owner };
      return { ...moment, decision: { ...decision, options: [{ label: 'It', card: info }] } };
    });
    const [, named] = informationProperties.map((property) =>
      property.check({ ...history, moments: doctored }),
    );
    expect(named?.message).toMatch(
      /^Decision \d+ of p[12] names the hidden card Aqua Hulcus in the hand of p[12]\.$/,
    );
  });
});
