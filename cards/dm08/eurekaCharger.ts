import { charger, draw, spell, spellAbility } from '../../effects/language/words.ts';

export const eurekaCharger = spell({
  name: 'Eureka Charger',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-08 18/55'],
  abilities: [spellAbility(draw()), charger],
});
