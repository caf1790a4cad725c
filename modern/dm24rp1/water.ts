import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  blocker,
  cannotAttack,
  choose,
  chooseUpTo,
  creature,
  delayed,
  discard,
  draw,
  inOrder,
  itself,
  may,
  put,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  when,
  whenDestroyed,
  yourHand,
} from 'taiki/words';

const daRanuKosoNoShimizo = spell({
  name: '未ダ識ラヌ事象コソ我ノ楽シミゾ',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      draw(),
      put(chooseUpTo(yourHand({ type: 'creature', cost: atMost(3), evolution: false }), 2)),
      delayed(when({ event: 'endOfTurn', of: 'any' }, returnToHand(the('put'))), 'turn'),
    ),
  ],
  printings: ['DM24-RP1 017'],
});

const okarutoChuna = creature({
  name: 'オカルト・チューナー',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 4,
  power: 3000,
  abilities: [
    blocker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'tapped', what: itself }),
      inOrder(draw(3), discard(choose(yourHand(), 2))),
    ),
  ],
  printings: ['DM24-RP1 034'],
});

const runaBurubado = creature({
  name: 'ルナ・ブルーバード',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 3,
  power: 2000,
  abilities: [shieldTrigger, blocker, when({ event: 'tapped', what: itself }, may(draw()))],
  printings: ['DM24-RP1 060'],
});

const biribiriJieri = creature({
  name: 'ビリビリ・ジェリー',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 1,
  power: 1000,
  abilities: [blocker, cannotAttack, whenDestroyed(self, may(draw()))],
  printings: ['DM24-RP1 062'],
});

export const water: readonly CardDefinition[] = [
  daRanuKosoNoShimizo,
  okarutoChuna,
  runaBurubado,
  biribiriJieri,
];
