import { canAttackUntapped, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const photocideLordOfTheWastes = creature({
  name: 'Photocide, Lord of the Wastes',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 5,
  power: 9000,
  printings: ['DM-04 34/55', 'Promotional T2 Y2'],
  abilities: [cannotAttackPlayers, canAttackUntapped({ civilizations: ['light'] })],
});
