import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  atRandom,
  battle,
  both,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  given,
  guardman,
  happened,
  hasWhile,
  inOrder,
  isBattling,
  isLike,
  itself,
  may,
  megaLastBurst,
  opponentsCreatures,
  opponentsMana,
  opponentsTurn,
  plus,
  power,
  powerAttacker,
  put,
  putOnDeckBottom,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  the,
  twinpact,
  untap,
  when,
  whenPut,
  withTotal,
  yourHand,
} from 'taiki/words';

const boruzerasuDoragon = twinpact(
  'ボルゼラス・ドラゴン / 「オレの行く道は止められねぇ」',
  creature({
    name: 'ボルゼラス・ドラゴン',
    civilizations: ['fire'],
    races: ['Armored Dragon'],
    cost: 3,
    power: 4000,
    abilities: [
      given(
        happened({ event: 'attacks', what: itself }, atMost(1)),
        when({ event: 'endOfAttack', what: itself }, untap(self)),
      ),
      megaLastBurst,
    ],
    printings: ['DM23-RP3 020'],
  }),
  spell({
    name: '「オレの行く道は止められねぇ」',
    civilizations: ['fire'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [
      spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
      spellAbility(draw()),
    ],
  }),
);

const eineMaiku = creature({
  name: 'Eineのマイク',
  civilizations: ['fire'],
  races: ['Magic Xenoparts'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(
        self,
        destroy(
          withTotal(chooseAnyNumber(cardsIn('battleZone', 'opponent', { type: 'element' })), 'cost', 7),
        ),
      ),
    ),
    speedAttacker,
    when(
      { event: 'moved', what: { of: 'opponent', filter: { type: 'element' } }, from: 'battleZone' },
      may(draw()),
    ),
  ],
  printings: ['DM23-RP3 022'],
});

const borushakkuManrikiDoragon = creature({
  name: 'ボルシャック・マンリキ・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 7000))),
  ],
  printings: ['DM23-RP3 036'],
});

const lawTeiru = creature({
  name: '拳怪！Law儿&テイル',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Magic Command'],
  cost: 3,
  power: 4000,
  abilities: [
    guardman,
    when({ event: 'tapped', what: itself }, destroy(choose(opponentsCreatures({ power: atMost(3000) })))),
  ],
  printings: ['DM23-RP3 037'],
});

const borushakkuSain = spell({
  name: 'ボルシャック・サイン',
  civilizations: ['fire'],
  races: ['Armored Arts'],
  cost: 5,
  abilities: [
    spellAbility(
      put(choose(yourHand({ type: 'creature', cost: atMost(7), evolution: false, races: ['Armored'] }))),
      gets(the('put'), 'turn', gains(speedAttacker)),
    ),
    spellAbility(destroy(choose(cardsIn('battleZone', 'you', { type: 'element' })))),
  ],
  printings: ['DM23-RP3 038'],
});

const kanta = twinpact(
  '照明野郎カンタ / 「どうだ、明るくなったろう？」',
  creature({
    name: '照明野郎カンタ',
    civilizations: ['fire'],
    races: ['Armored Human'],
    cost: 2,
    power: 2000,
    abilities: [hasWhile(isBattling({}), power(3000))],
    printings: ['DM23-RP3 047'],
  }),
  spell({
    name: '「どうだ、明るくなったろう？」',
    civilizations: ['light'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [
      shieldTrigger,
      spellAbility(putOnDeckBottom(opponentsCreatures({ cost: atLeast(plus(countOf(opponentsMana()), 1)) }))),
    ],
  }),
);

const taidaruBan = creature({
  name: '華踊！タイダル&バーン',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Magic Command Dragon'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DM23-RP3 062'],
});

const boruteruPawaDoragon = creature({
  name: 'ボルテール・パワー・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 4000,
  abilities: [powerAttacker(4000), doubleBreaker],
  printings: ['DM23-RP3 063'],
});

const rashRupia = creature({
  name: '武打！rAsh&ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird', 'Magic Command'],
  cost: 3,
  power: 3000,
  abilities: [speedAttacker],
  printings: ['DM23-RP3 064'],
});

const rettsuNoruppi = creature({
  name: 'レッツ・烈・ノルッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, inOrder(draw(2), discard(atRandom(yourHand()))))],
  printings: ['DM23-RP3 065'],
});

export const fire: readonly CardDefinition[] = [
  boruzerasuDoragon,
  eineMaiku,
  borushakkuManrikiDoragon,
  lawTeiru,
  borushakkuSain,
  kanta,
  taidaruBan,
  boruteruPawaDoragon,
  rashRupia,
  rettsuNoruppi,
];
