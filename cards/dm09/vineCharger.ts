import {
  charger,
  choose,
  opponentsCreatures,
  putIntoMana,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const vineCharger = spell({
  name: 'Vine Charger',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-09 53/55'],
  abilities: [spellAbility(putIntoMana(choose(opponentsCreatures(), 1, 'opponent'))), charger],
});
