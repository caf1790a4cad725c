import { attacksEachTurnIfAble, creature } from '../../effects/language/words.ts';

export const automatedWeaponmasterMachai = creature({
  name: 'Automated Weaponmaster Machai',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 4000,
  printings: ['DM-06 73/110'],
  abilities: [attacksEachTurnIfAble],
});
