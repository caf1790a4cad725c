import {
  cardsIn,
  choose,
  putIntoGraveyard,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const martialLaw = spell({
  name: 'Martial Law',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-14 77/110'],
  abilities: [
    shieldTrigger,
    spellAbility(putIntoGraveyard(choose(cardsIn('battleZone', 'opponent', { type: 'crossGear' })))),
  ],
});
