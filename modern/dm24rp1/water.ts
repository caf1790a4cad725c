import type { CardDefinition } from 'taiki';
import {
  any,
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
  given,
  gravityZero,
  inOrder,
  instead,
  itself,
  limited,
  may,
  opponentsTurn,
  put,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  when,
  whenDestroyed,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
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

const kakurariko = creature({
  name: 'カクラリコ',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 2,
  power: 2000,
  abilities: [
    when(
      { event: 'put', what: any('opponent'), how: 'notSummoned' },
      { do: 'modes', modes: [putOnDeck(that, 'top'), putOnDeckBottom(that)], count: 1, by: 'opponent' },
    ),
    given(
      opponentsTurn,
      when({ event: 'moved', what: itself, from: 'battleZone' }, may(draw(), discard(choose(yourHand())))),
    ),
  ],
  printings: ['DM24-RP1 035'],
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

const daikiri = creature({
  name: 'ダイキリ',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 3,
  power: 3000,
  abilities: [
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when(
        anyOf(
          { event: 'put', what: any('you', { type: 'element' }) },
          { event: 'used', by: 'you', what: { type: 'spell' } },
        ),
        may(draw()),
      ),
    ),
    wouldBeDestroyed(any('you', { type: 'creature', tapped: true }), instead('hand')),
  ],
  printings: ['DM24-RP1 016'],
});

const bashou = creature({
  name: 'バショウ・シチゴマスター',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 4,
  power: 2000,
  abilities: [gravityZero(youHave(yourCreatures({ keyword: 'hyperMode' })))],
  printings: ['DM24-RP1 058'],
});

export const water: readonly CardDefinition[] = [
  bashou,
  daikiri,
  daRanuKosoNoShimizo,
  okarutoChuna,
  kakurariko,
  runaBurubado,
  biribiriJieri,
];
