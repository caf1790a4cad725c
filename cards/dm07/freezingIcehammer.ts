import {
  choose,
  opponentsCreatures,
  putIntoMana,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const freezingIcehammer = spell({
  name: 'Freezing Icehammer',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-07 48/55'],
  abilities: [
    spellAbility(putIntoMana(choose(opponentsCreatures({ civilizations: ['water', 'darkness'] })))),
  ],
});
