import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  choose,
  creature,
  draw,
  may,
  opponentsCreatures,
  putIntoGraveyard,
  seal,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  when,
  wheneverAttacks,
  yourSeals,
} from '../../effects/language/words.ts';

const willOfOrder = spell({
  name: 'Will of Order',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [strikeBack({ civilizations: ['darkness'] }), spellAbility(seal(choose(opponentsCreatures())))],
});

const theEndOfX = spell({
  name: 'The End of X',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(putIntoGraveyard(choose(yourSeals)), seal(choose(opponentsCreatures()))),
  ],
});

const forbiddenUTroopa = creature({
  name: 'Forbidden U Troopa',
  civilizations: ['fire'],
  races: ['Humanoid Bakuhatsu', 'Invader', 'Initials'],
  cost: 3,
  power: 3000,
  abilities: [wheneverAttacks(self, putIntoGraveyard(choose(yourSeals)))],
});

const forbiddenVDekarupa = creature({
  name: 'Forbidden V Dekarupa',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Initials'],
  cost: 5,
  power: 4000,
  abilities: [
    wheneverAttacks(self, putIntoGraveyard(choose(yourSeals, 2))),
    when(
      { event: 'moved', what: { of: 'you', filter: { type: 'seal' } }, from: 'battleZone', to: 'graveyard' },
      may(draw()),
    ),
  ],
});

/** 116. Cards that put seals on creatures, or take them away. */
export const seals: readonly CardDefinition[] = [
  willOfOrder,
  theEndOfX,
  forbiddenUTroopa,
  forbiddenVDekarupa,
];
