import type { Player } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  allCreatures,
  battle,
  cardsIn,
  choose,
  creature,
  draw,
  itself,
  opponentsCreatures,
  put,
  putOnDeckBottom,
  returnToHand,
  search,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  whenDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const alpha = creature({ ...plain, name: 'Alpha', abilities: [whenDestroyed(self, draw())] });
const beta = creature({ ...plain, name: 'Beta' });
const fighter = creature({
  ...plain,
  name: 'Fighter',
  abilities: [when({ event: 'battles', what: itself }, draw())],
});
const flash = spell({ ...plain, name: 'Flash', abilities: [shieldTrigger, spellAbility(draw())] });
const cards = [alpha, beta, fighter, flash];

const other = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** The active player casts a spell of this effect; both players have the same cards otherwise. */
function cast(begin: Begin, active: Player, effect: Effect, both: object): Driver {
  const order = spell({ name: 'Order', civilizations: ['fire'], cost: 1, abilities: [spellAbility(effect)] });
  const { hand = [], ...zones } = both as { readonly hand?: readonly string[] };
  return begin({
    cards: [...cards, order],
    active,
    [active]: { ...zones, hand: ['Order', ...hand], manaZone: { fire: 1 } },
    [other(active)]: { ...zones, hand },
  }).use('Cast Order');
}

/** The players of the facts of a kind, in order. */
const playersOf = ({ duel }: Driver, kind: string): readonly Player[] =>
  duel.log.flatMap((fact) => (fact.kind === kind && 'player' in fact ? [fact.player] : []));

for (const active of ['p1', 'p2'] as const) {
  const both = [active, other(active)];

  describe(`101.4, 111.1 in the turn of ${active} that player comes first`, () => {
    driven('114.2a where both draw', (begin) => {
      const duel = cast(begin, active, draw(2, 'any'), {});
      expect(playersOf(duel, 'cardDrawn').slice(0, 4)).toEqual([active, active, ...both.slice(1), both[1]]);
    });

    driven('701.10 where both search', (begin) => {
      const effect = { ...search({ names: ['Beta'] }), who: 'any' } as Effect;
      const duel = cast(begin, active, effect, { deck: ['Beta', 'Filler', 'Filler'] });
      expect(duel.asked).toBe(`${active} choose`);
      duel.choose('Beta');
      expect(duel.asked).toBe(`${other(active)} choose`);
      duel.choose('Beta');
      expect(playersOf(duel, 'deckShuffled')).toEqual(both);
    });

    driven('409.1f where cards of both are put by one effect', (begin) => {
      const duel = cast(begin, active, put(cardsIn('graveyard', 'any')), { graveyard: ['Beta'] });
      expect(playersOf(duel, 'cardPut')).toEqual(both);
    });

    driven('401.4 where both put cards on their decks', (begin) => {
      const effect = putOnDeckBottom(allCreatures());
      const duel = cast(begin, active, effect, { battleZone: ['Beta', 'Fighter'] });
      expect(duel.asked).toBe(`${active} order`);
      duel.choose('Beta', 'Fighter');
      expect(duel.asked).toBe(`${other(active)} order`);
    });

    driven('101.4f where a battle of an effect triggers abilities of both', (begin) => {
      for (const [a, b] of [
        [yourCreatures(), opponentsCreatures()],
        [opponentsCreatures(), yourCreatures()],
      ] as const) {
        const duel = cast(begin, active, battle(choose(a), choose(b)), { battleZone: ['Fighter'] });
        expect(playersOf(duel, 'effectBegan').slice(0, 2)).toEqual(both);
      }
    });

    driven('603.3 where one event triggers abilities of both', (begin) => {
      const effect: Effect = { do: 'destroy', what: allCreatures() };
      const duel = cast(begin, active, effect, { battleZone: ['Alpha'] });
      expect(playersOf(duel, 'effectBegan')).toEqual(both);
    });

    driven('113.6, 101.4a where shields of both go to the hand', (begin) => {
      const effect = returnToHand(cardsIn('shieldZone', 'any'));
      const duel = cast(begin, active, effect, { shieldZone: ['Flash'] });
      for (const player of both) {
        expect(duel.asked).toBe(`${player} declareShields`);
        duel.choose('Shield trigger: Flash');
      }
      expect(playersOf(duel, 'effectBegan')).toEqual(both);
    });
  });
}
