import {
  atLeast,
  choose,
  creature,
  destroy,
  doubleBreaker,
  eachWhile,
  gateOfMoonlessNight,
  isLike,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const deSzark = creature({
  name: '卍 De Szark 卍',
  civilizations: ['darkness'],
  races: ['Master Dolszak', 'Mafi Gang'],
  cost: 8,
  power: 9000,
  abilities: [
    gateOfMoonlessNight,
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures()))),
    eachWhile(isLike(self, { under: atLeast(4) }), opponentsCreatures(), { kind: 'entersTapped' }),
  ],
});
