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
  whenPut,
  whenWinsBattle,
  yourCreatures,
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

const namuDeddoman = creature({
  name: '邪悪の面 ナム＝デッドマン',
  civilizations: ['nature'],
  races: ['Beast Folk Go'],
  cost: 5,
  power: 2000,
  abilities: [
    whenPut(self, {
      do: 'moveTop',
      who: 'you',
      count: { civilizationsOf: yourCreatures() },
      to: 'manaZone',
      tapped: true,
    }),
  ],
  printings: ['DMEX-16 033'],
});

export const nature: readonly CardDefinition[] = [joriZaJoniZaDasshu, namuDeddoman];
