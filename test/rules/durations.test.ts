import type { Duration, Effect } from 'taiki/words';
import {
  any,
  choose,
  creature,
  delayed,
  destroy,
  draw,
  extraTurn,
  gets,
  getsWhileThere,
  inOrder,
  power,
  self,
  speedAttacker,
  spell,
  spellAbility,
  that,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

/** Makes an effect that lasts, and a delayed trigger, for the same time. */
const both = (until: Duration) =>
  inOrder(
    gets(yourCreatures(), until, power(1000)),
    delayed(when({ event: 'drawn', by: 'opponent' }, draw()), until),
  );
const spellOf = (until: Duration) =>
  spell({ ...plain, name: `Until ${until}`, abilities: [spellAbility(both(until))] });
const watcherOf = (until: Duration) =>
  creature({
    ...plain,
    name: `Watcher until ${until}`,
    power: 9000,
    abilities: [wheneverAttacks(any('opponent'), both(until))],
  });
const herald = creature({
  ...plain,
  name: 'Herald',
  power: 9000,
  abilities: [when({ event: 'endOfTurn', of: 'any' }, gets(choose(yourCreatures()), 'duel', power(1)))],
});

const LASTS: {
  readonly [D in Exclude<Duration, 'battle' | 'whileThere'>]: readonly [own: number, other: number];
} = {
  turn: [0, 0],
  attack: [0, 0],
  yourNextTurn: [1, 0],
  opponentsNextTurn: [0, 1],
  endOfYourNextTurn: [2, 1],
  endOfOpponentsNextTurn: [1, 2],
  duel: [4, 4],
  step: [0, 0],
  nextDrawStep: [0, 0],
  nextChargeStep: [0, 0],
  nextMainStep: [1, 1],
  nextAttackStep: [0, 1],
};

/** At the beginnings of how many turns of those that follow it is there still. */
function turnsWith(duel: ReturnType<Begin>): number {
  let turns = 0;
  for (let turn = 6; turn < 10; turn++) {
    duel.passUntil(`${turn % 2 === 0 ? 'p2' : 'p1'} charge`);
    const { lasting, delayed: waiting } = duel.duel.game;
    expect(waiting.length).toBe(lasting.length);
    turns += lasting.length;
  }
  return turns;
}

describe('500.3 how long an effect lasts, and a delayed trigger', () => {
  for (const [until, [own, other]] of Object.entries(LASTS) as readonly [Duration, readonly number[]][]) {
    driven(`${until}: made in the turn of its player, it is there for ${own} more turns`, (begin) => {
      const duel = begin({
        cards: [spellOf(until)],
        p1: {
          hand: [`Until ${until}`, `Until ${until}`],
          manaZone: { fire: 2 },
          battleZone: ['Fear Fang'],
        },
      });
      duel.use(`Cast Until ${until}`);
      const { lasting, delayed: waiting } = duel.duel.game;
      expect([lasting.length, waiting.length]).toEqual([1, 1]);
      expect(turnsWith(duel)).toBe(own);
    });

    driven(`${until}: made in the turn of the other player, for ${other}`, (begin) => {
      const duel = begin({
        cards: [watcherOf(until)],
        p1: { battleZone: ['Fear Fang', 'Fear Fang'] },
        p2: { battleZone: [`Watcher until ${until}`] },
      });
      duel.choose('Fear Fang attacks the player');
      const { lasting, delayed: waiting } = duel.duel.game;
      expect([lasting.length, waiting.length]).toEqual([1, 1]);
      duel.choose('Shield 1');
      const there = until === 'attack' ? 0 : 1;
      expect([duel.duel.game.lasting.length, duel.duel.game.delayed.length]).toEqual([there, there]);
      expect(turnsWith(duel)).toBe(other);
    });
  }

  driven('511.2 what lasts for the turn is there for all of its end step', (begin) => {
    const duel = begin({
      cards: [spellOf('turn'), herald],
      p1: { hand: ['Until turn'], manaZone: { fire: 1 }, battleZone: ['Herald', 'Fear Fang'] },
    });
    duel.use('Cast Until turn').passUntil('p1 choose');
    expect(duel.duel.game.lasting).toMatchObject([{ until: 'turn' }]);
    duel.choose('Fear Fang');
    expect(duel.duel.game.lasting).toMatchObject([{ until: 'duel' }]);
  });
});

const late = creature({ ...plain, name: 'Late', power: 3000, abilities: [speedAttacker] });

describe('110.2e whom an effect reaches that lasts', () => {
  const strengthen = (alsoLater?: true): Effect => ({
    do: 'lasting',
    affects: yourCreatures(),
    effects: [power(2000)],
    until: 'turn',
    ...(alsoLater === undefined ? {} : { alsoLater }),
  });
  const swell = (...effects: readonly Effect[]) =>
    spell({ ...plain, name: 'Swell', abilities: [spellAbility(...effects)] });

  driven('what was there when it was made, and what comes later where it says so', (begin) => {
    for (const [effect, survives] of [
      [strengthen(), false],
      [strengthen(true), true],
    ] as const) {
      const duel = begin({
        cards: [swell(effect), late],
        p1: { hand: ['Swell', 'Late'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
      });
      duel.use('Cast Swell').use('Summon Late').choose('Late attacks Tri-horn Shepherd');
      expect(duel.battleZones).toEqual(
        survives ? { p1: ['Fear Fang'], p2: [] } : { p1: ['Fear Fang'], p2: ['Tri-horn Shepherd (tapped)'] },
      );
    }
  });

  driven('in any other zone too it reaches only what is there', (begin) => {
    const cheaper: Effect = gets(yourHand({ type: 'creature' }), 'turn', {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    });
    const duel = begin({
      cards: [swell(cheaper, draw())],
      p1: {
        hand: ['Swell'],
        deck: ['Burning Mane', 'Filler'],
        manaZone: { fire: 1, nature: 1 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Cast Swell');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Burning Mane']]);
  });
});

describe('607.1 for as long as the source is in the battle zone', () => {
  driven('a delayed trigger lasts, and no longer', (begin) => {
    const sponsor = creature({
      ...plain,
      name: 'Sponsor',
      power: 1000,
      abilities: [whenPut(self, delayed(when({ event: 'put', what: any('you') }, draw()), 'whileThere'))],
    });
    const exile = spell({
      ...plain,
      name: 'Exile',
      abilities: [spellAbility(destroy(yourCreatures({ names: ['Sponsor'] })))],
    });
    const bore = spell({
      ...plain,
      name: 'Bore',
      abilities: [spellAbility(destroy(yourCreatures({ names: ['Fear Fang'] })))],
    });
    for (const [cast, drawn] of [
      ['Exile', 0],
      ['Bore', 1],
    ] as const) {
      const duel = begin({
        cards: [sponsor, exile, bore, late],
        p1: { hand: ['Sponsor', cast, 'Late'], manaZone: { fire: 3 }, battleZone: ['Fear Fang', 'Filler'] },
      });
      duel.use('Summon Sponsor').use(`Cast ${cast}`).use('Summon Late');
      expect([duel.count('p1', 'hand'), duel.duel.game.delayed.length]).toEqual([drawn, drawn]);
    }
  });

  driven('what another source has made lasts on', (begin) => {
    const patron = (name: string) =>
      creature({
        ...plain,
        name,
        power: 1000,
        abilities: [
          whenPut(
            self,
            inOrder(
              getsWhileThere(yourCreatures({ names: ['Fear Fang'] }), power(1000)),
              delayed(when({ event: 'put', what: any('you', { names: ['Late'] }) }, draw()), 'whileThere'),
            ),
          ),
        ],
      });
    const exile = spell({
      ...plain,
      name: 'Exile',
      abilities: [spellAbility(destroy(yourCreatures({ names: ['Duke'] })))],
    });
    const cards = [patron('Duke'), patron('Count'), exile, late];
    const duel = begin({
      cards,
      p1: {
        hand: ['Duke', 'Count', 'Exile', 'Late'],
        manaZone: { fire: 4 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Summon Duke').use('Summon Count');
    expect(powersOf(duel, 'p1', cards)).toContain('Fear Fang 5000');
    duel.use('Cast Exile');
    expect(powersOf(duel, 'p1', cards)).toContain('Fear Fang 4000');
    duel.use('Summon Late');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('nothing begins where the source has left before', (begin) => {
    const patron = creature({
      ...plain,
      name: 'Patron',
      power: 1000,
      abilities: [
        whenPut(
          self,
          inOrder(
            getsWhileThere(yourCreatures(), power(1000)),
            delayed(when({ event: 'put', what: any('you') }, draw()), 'whileThere'),
          ),
        ),
      ],
    });
    const rival = creature({
      ...plain,
      name: 'Rival',
      power: 9000,
      abilities: [whenPut(any('you', { names: ['Patron'] }), destroy(that))],
    });
    const duel = begin({
      cards: [patron, rival],
      p1: { hand: ['Patron'], manaZone: { fire: 1 }, battleZone: ['Rival'] },
    });
    duel.use('Summon Patron').choose('Rival', 'Patron');
    expect(duel.facts('cardDestroyed', 'effectResolved', 'lastingEffectBegan')).toEqual([
      'cardDestroyed Patron',
      'effectResolved Rival',
      'effectResolved Patron',
    ]);
    expect([duel.duel.game.lasting, duel.duel.game.delayed]).toEqual([[], []]);
  });
});

describe('500.5 an extra turn is the next turn of its player', () => {
  driven('so what lasts until then ends as it begins', (begin) => {
    const again = spell({ ...plain, name: 'Again', abilities: [spellAbility(extraTurn())] });
    const duel = begin({
      cards: [again],
      p1: { hand: ['Full Defensor', 'Again'], manaZone: { light: 2, fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Full Defensor').use('Cast Again');
    expect(duel.duel.game.lasting).toHaveLength(1);
    duel.passUntil('p1 charge');
    expect(duel.duel.game.lasting).toEqual([]);
  });
});
