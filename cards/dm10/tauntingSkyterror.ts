import {
  both,
  creature,
  eachWhile,
  isLike,
  opponentsCreatures,
  opponentsTurn,
  self,
} from '../../effects/language/words.ts';

export const tauntingSkyterror = creature({
  name: 'Taunting Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 3000,
  printings: ['DM-10 77/110'],
  abilities: [
    eachWhile(both(opponentsTurn, isLike(self, { tapped: true })), opponentsCreatures(), {
      kind: 'mustAttack',
    }),
  ],
});
