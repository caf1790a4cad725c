import {
  blocker,
  cannotAttackPlayers,
  creature,
  eachWhile,
  opponentsTurn,
  power,
  yourCreatures,
} from '../../effects/language/words.ts';

export const palaOlesisMorningGuardian = creature({
  name: 'Pala Olesis, Morning Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2500,
  printings: ['DM-10 22/110'],
  abilities: [
    blocker,
    eachWhile(opponentsTurn, yourCreatures({ other: true }), power(2000)),
    cannotAttackPlayers,
  ],
});
