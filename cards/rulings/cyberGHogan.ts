import {
  atMost,
  chooseAnyNumber,
  costOf,
  creature,
  doubleBreaker,
  inOrder,
  lookAtTop,
  plus,
  put,
  putOnDeck,
  self,
  the,
  whenPut,
} from '../../effects/language/words.ts';

export const cyberGHogan = creature({
  name: 'Cyber G Hogan',
  civilizations: ['water'],
  races: ['Cyber Command'],
  cost: 8,
  power: 8000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(2, 'looked'),
        put(
          chooseAnyNumber({
            ...the('looked'),
            filter: { type: 'creature', cost: atMost(plus(costOf(self), -1)) },
          }),
        ),
        putOnDeck(the('looked'), 'top'),
      ),
    ),
    doubleBreaker,
  ],
});
