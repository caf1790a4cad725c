import {
  chooseUpTo,
  creature,
  putIntoMana,
  tapAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const blissTotemAvatarOfLuck = creature({
  name: 'Bliss Totem, Avatar of Luck',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 6,
  power: 5000,
  printings: [
    'DM-06 91/110',
    'Promotional 91/110 (German)',
    'Promotional 91/110 (Italian)',
    'Promotional K5/Y1',
  ],
  abilities: [tapAbility(putIntoMana(chooseUpTo(yourGraveyard(), 3)))],
});
