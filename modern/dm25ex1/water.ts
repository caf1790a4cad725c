import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  drawUpTo,
  inOrder,
  lookAtTop,
  may,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  self,
  spell,
  spellAbility,
  strikeBack,
  the,
  useFree,
  whenPut,
} from 'taiki/words';

const chousenNoKettou = spell({
  name: '挑戦の決闘',
  civilizations: ['water'],
  races: ['Cyber Word'],
  cost: 5,
  abilities: [
    strikeBack({ races: ['Cyber'] }),
    spellAbility(returnToHand(choose(opponentsCreatures()))),
    spellAbility(drawUpTo(2)),
  ],
  printings: ['DM25-EX1 025'],
});

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

export const water: readonly CardDefinition[] = [chousenNoKettou, makusuhato];
