import {
  chooseUpTo,
  gets,
  spell,
  spellAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const laserWing = spell({
  name: 'Laser Wing',
  civilizations: ['light'],
  cost: 5,
  printings: ['DM-01 11/110'],
  abilities: [spellAbility(gets(chooseUpTo(yourCreatures(), 2), 'turn', unblockable()))],
});
