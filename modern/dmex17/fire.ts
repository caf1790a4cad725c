import type { CardDefinition } from 'taiki';
import {
  battle,
  choose,
  chooseUpTo,
  destroy,
  gacharangeCreature,
  inOrder,
  manaDrive,
  opponentsCreatures,
  provided,
  self,
  the,
  whenPut,
} from 'taiki/words';

const poppopoppuko = gacharangeCreature({
  name: 'ポッポーポップコー',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Wonderforce'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(
      manaDrive(3, 'fire'),
      whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    ),
  ],
  printings: ['DMEX-17 094'],
});

const burunranburu = gacharangeCreature({
  name: 'ブルンランブル',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Wonderforce'],
  cost: 2,
  power: 2000,
  abilities: [
    provided(
      manaDrive(2, 'fire'),
      whenPut(
        self,
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
      ),
    ),
  ],
  printings: ['DMEX-17 096'],
});

export const fire: readonly CardDefinition[] = [poppopoppuko, burunranburu];
