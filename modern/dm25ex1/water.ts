import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  inOrder,
  lookAtTop,
  may,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  useFree,
  whenPut,
} from 'taiki/words';

const makusuhato = creature({
  name: 'マクスハト',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      may(
        returnToHand(choose(cardsIn('battleZone', 'you', { type: 'element', other: true }))),
        inOrder(
          lookAtTop(3, 'seen'),
          useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Cyber'], cost: atMost(5) } }, 1)),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DM25-EX1 078'],
});

export const water: readonly CardDefinition[] = [makusuhato];
