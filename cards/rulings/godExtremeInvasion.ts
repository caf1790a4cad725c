import {
  cardsIn,
  chooseUpTo,
  evolution,
  evolutionCreature,
  exactly,
  invasion,
  put,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const godExtremeInvasion = evolutionCreature({
  name: 'G.O.D., Extreme Invasion',
  civilizations: ['light'],
  races: ['Angel Command', 'Invader'],
  cost: 9,
  power: 15500,
  reconstructed:
    'The requirement of its invasion is missing from the source. A light evolution creature of cost 9 is assumed, which the ruling with Mauchu requires.',
  abilities: [
    evolution({ civilizations: ['light'], cost: exactly(9) }),
    invasion({ civilizations: ['light'], cost: exactly(9), evolution: true }),
    tripleBreaker,
    whenPut(
      self,
      put(
        chooseUpTo(
          cardsIn(['hand', 'manaZone'], 'you', {
            type: 'creature',
            civilizations: ['light'],
            cost: exactly(9),
          }),
          9,
        ),
      ),
    ),
  ],
});
