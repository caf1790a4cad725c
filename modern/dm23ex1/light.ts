import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  inOrder,
  put,
  putOnDeckBottom,
  revealTop,
  self,
  the,
  topOfDeckTo,
  when,
  whenPut,
} from 'taiki/words';

const pyuaikazuchi = creature({
  name: '聖獣ピュアイカズチ',
  civilizations: ['light'],
  races: ['Shine Monster', 'Samurai'],
  cost: 5,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(5, 'seen'),
        put(choose({ ref: 'seen', filter: { type: 'crossGear' } })),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-EX1 032'],
});

const ashigaRupia = creature({
  name: 'アシガ・ルピア',
  civilizations: ['light'],
  races: ['Fire Bird', 'Samurai'],
  cost: 2,
  power: 2000,
  abilities: [
    when(
      { event: 'moved', what: { of: 'you' }, from: 'shieldZone', to: 'graveyard' },
      topOfDeckTo('shieldZone'),
    ),
  ],
  printings: ['DM23-EX1 065'],
});

export const light: readonly CardDefinition[] = [pyuaikazuchi, ashigaRupia];
