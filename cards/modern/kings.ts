import type { CardDefinition, Civilization } from '../../effects/language/vocabulary.ts';
import {
  cannot,
  cardsIn,
  choose,
  combines,
  discard,
  doubleFaced,
  each,
  extraExLife,
  from,
  guardStrike,
  inOrder,
  itself,
  kingCell,
  kingCreature,
  may,
  opponentsCreatures,
  self,
  speedAttacker,
  tap,
  topOfDeckTo,
  untap,
  when,
  wheneverAttacks,
  worldBreaker,
  yourCreatures,
} from '../../effects/language/words.ts';

const AUTHORITY = "New World King's Authority";
const IDEOLOGY = "New World King's Ideology";
const FIGHTING_SPIRIT = "New World King's Fighting Spirit";

const volzeosBalamord = kingCreature({
  name: 'Volzeos-Balamord',
  civilizations: ['light', 'water', 'darkness', 'fire', 'nature'],
  races: ['Dispector', 'New World Dragon'],
  cost: 9,
  power: 555555,
  abilities: [
    combines([AUTHORITY, IDEOLOGY, FIGHTING_SPIRIT]),
    extraExLife,
    speedAttacker,
    worldBreaker,
    each(yourCreatures({ itself: true, fresh: true }), cannot({ do: 'beBlocked' })),
    wheneverAttacks(self, discard(cardsIn('hand', 'opponent'))),
    when(
      { event: 'usesGuardStrike', by: 'you' },
      may(inOrder(topOfDeckTo('manaZone'), tap(choose(opponentsCreatures())))),
    ),
  ],
});

const cell = (name: string, civilizations: readonly Civilization[]): CardDefinition =>
  doubleFaced(
    kingCell({
      name,
      civilizations,
      abilities: [
        guardStrike,
        from(['manaZone'], when({ event: 'moved', what: itself, from: 'hand', to: 'manaZone' }, untap(self))),
      ],
    }),
    volzeosBalamord,
  );

/** 814. King cells, which three together are a creature. */
export const kings: readonly CardDefinition[] = Object.freeze([
  cell(AUTHORITY, ['light', 'darkness', 'fire']),
  cell(IDEOLOGY, ['water', 'fire', 'nature']),
  cell(FIGHTING_SPIRIT, ['light', 'darkness', 'nature']),
]);
