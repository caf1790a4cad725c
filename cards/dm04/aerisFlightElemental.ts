import { canAttackUntapped, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const aerisFlightElemental = creature({
  name: 'Aeris, Flight Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 9000,
  printings: ['DM-04 6/55'],
  abilities: [cannotAttackPlayers, canAttackUntapped({ civilizations: ['darkness'] })],
});
