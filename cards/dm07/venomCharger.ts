import {
  charger,
  choose,
  gains,
  gets,
  slayer,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const venomCharger = spell({
  name: 'Venom Charger',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-07 35/55'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', gains(slayer))), charger],
});
