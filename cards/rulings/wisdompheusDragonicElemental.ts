import {
  blocker,
  called,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  inOrder,
  lookAtTop,
  may,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  useFree,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const wisdompheusDragonicElemental = creature({
  name: 'Wisdompheus, Dragonic Elemental',
  civilizations: ['light'],
  races: ['Angel Command', 'Apollonia Dragon'],
  cost: 7,
  power: 7500,
  reconstructed:
    'The sources differ on its power (7500 and 9500). Assumes that the rest of the five cards goes to the bottom of the deck.',
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        lookAtTop(5, 'looked'),
        {
          do: 'choose',
          what: called(chooseUpTo({ ...the('looked'), filter: { type: 'spell' } }, 1), 'spell'),
        },
        { do: 'reveal', what: the('spell') },
        returnToHand(the('spell')),
        putOnDeckBottom(the('looked')),
      ),
    ),
    whenPut(self, may(useFree(choose(yourHand({ type: 'spell', nameContains: 'Spark' }))))),
  ],
});
