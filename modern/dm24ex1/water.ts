import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  cardsIn,
  choose,
  costOf,
  creature,
  inOrder,
  returnToHand,
  self,
  shieldTrigger,
  the,
  whenPut,
} from 'taiki/words';

const uokannaPieru = creature({
  name: '冥土人形ウォカンナ・ピエール',
  civilizations: ['water'],
  races: ['Death Puppet'],
  cost: 3,
  power: 2000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'opponent', count: 1, to: 'graveyard', as: 'top' },
        returnToHand(
          choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(costOf(the('top'))) })),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX1 038'],
});

export const water: readonly CardDefinition[] = [uokannaPieru];
