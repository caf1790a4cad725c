import {
  chooseUpTo,
  countOf,
  opponentsMana,
  putIntoGraveyard,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const cataclysmicEruption = spell({
  name: 'Cataclysmic Eruption',
  civilizations: ['fire'],
  cost: 8,
  printings: ['DM-05 40/55'],
  abilities: [
    spellAbility(
      putIntoGraveyard(chooseUpTo(opponentsMana(), countOf(yourCreatures({ civilizations: ['nature'] })))),
    ),
  ],
});
