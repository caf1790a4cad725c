import type { CardDefinition } from 'taiki';
import {
  atMost,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  countOf,
  creature,
  doubleBreaker,
  hasWhile,
  inOrder,
  may,
  put,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  tamaseed,
  topOfDeckTo,
  whenPut,
  withTotal,
  youHave,
  yourMana,
} from 'taiki/words';

const tsurugiNoChiHan = tamaseed({
  name: '剣の地版',
  civilizations: ['nature'],
  races: ['Mega Command Dragon', 'Rex Stars'],
  cost: 7,
  abilities: [
    shinkarize,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(put(choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())), evolution: true })))),
      ),
    ),
  ],
  printings: ['DMRP-21 008'],
});

const torejaRun = spell({
  name: 'トレジャー・ルーン',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(put(withTotal(chooseAnyNumber(yourMana({ type: 'tamaseed' })), 'cost', 4))),
  ],
  printings: ['DMRP-21 044'],
});

const mafarihhiMashin = creature({
  name: 'マファリッヒ・マシーン',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 3,
  power: 6000,
  abilities: [
    doubleBreaker,
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atMost(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
  ],
  printings: ['DMRP-21 072'],
});

const puramu = creature({
  name: '春眠妖精プラム',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Rex Stars'],
  cost: 3,
  power: 1000,
  abilities: [whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMRP-21 073'],
});

export const nature: readonly CardDefinition[] = [tsurugiNoChiHan, torejaRun, mafarihhiMashin, puramu];
