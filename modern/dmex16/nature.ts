import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  doubleBreaker,
  inOrder,
  kirifudash,
  lookAtTop,
  machFighter,
  putIntoMana,
  returnToHand,
  self,
  the,
  whenWinsBattle,
} from 'taiki/words';

const joriZaJoniZaDasshu = creature({
  name: 'ジョリー・ザ・ジョニー・ザ・ダッシュ',
  civilizations: ['nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 7,
  power: 10000,
  abilities: [
    kirifudash(4, 'nature'),
    machFighter,
    doubleBreaker,
    whenWinsBattle(
      self,
      inOrder(lookAtTop(2, 'seen'), putIntoMana(choose(the('seen'))), returnToHand(the('seen'))),
    ),
  ],
  printings: ['DMEX-16 016'],
});

export const nature: readonly CardDefinition[] = [joriZaJoniZaDasshu];
