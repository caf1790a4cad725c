import {
  atMost,
  choose,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  inOrder,
  named,
  opponentsCreatures,
  opponentsShields,
  put,
  putIntoGraveyard,
  remember,
  revolution0,
  self,
  shieldsAre,
  speedAttacker,
  whenPut,
  zero,
} from '../../effects/language/words.ts';

export const basara = creature({
  name: 'Basara',
  civilizations: ['darkness', 'fire'],
  cost: 6,
  power: 9000,
  abilities: [
    zero(shieldsAre('you', atMost(0)), put(self)),
    speedAttacker,
    doubleBreaker,
    revolution0(
      whenPut(
        self,
        inOrder(
          remember(countOf(opponentsCreatures({ extreme: 'highestPower' })), 'destroyed'),
          destroy(opponentsCreatures({ extreme: 'highestPower' })),
          putIntoGraveyard(choose(opponentsShields(), named('destroyed'))),
        ),
      ),
    ),
  ],
  reconstructed: 'Assumes that the condition of its ZERO is having no shields.',
});
