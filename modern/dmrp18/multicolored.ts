import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atMost,
  atRandom,
  blocker,
  breakShields,
  cannotBeBlocked,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exLife,
  gains,
  gets,
  guardStrike,
  has,
  inOrder,
  insteadOfBreaking,
  isLike,
  itself,
  machFighter,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  put,
  putIntoGraveyard,
  quattroBreaker,
  returnToHand,
  revealTop,
  sasageru,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const teraSuzakuNagaStar = starEvolutionCreature({
  name: 'テラ・スザーク ＜ナーガ.Star＞',
  civilizations: ['water', 'darkness'],
  races: ['Dolszak', 'Naga', 'Rex Stars'],
  cost: 5,
  power: 9000,
  abilities: [
    starEvolution({
      anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }, { civilizations: ['darkness'] }],
    }),
    doubleBreaker,
    cannotBeBlocked,
    whenPut(self, inOrder(draw(2), discard(choose(yourHand(), 2)))),
    wheneverAttacks(self, put(chooseUpTo(yourGraveyard({ type: 'creature', cost: atMost(3) }), 3))),
  ],
  printings: ['DMRP-18 S05'],
});

const dorugepein = creature({
  name: '悪撃縫合 ドルゲペイン',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Dispector', 'Demon Command', 'Giant'],
  cost: 6,
  power: 5000,
  abilities: [
    exLife,
    machFighter,
    poweredBreaker,
    wheneverAttacks(any('you'), may(draw(2), discard(choose(yourHand())))),
    has(power(times(2000, countOf(yourGraveyard({ type: 'creature' }))))),
  ],
  printings: ['DMRP-18 S10'],
});

const zorunedoshiva = creature({
  name: '偽爆電融 ゾルネードシヴァ',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Dispector', 'Unknown', 'Flame Command'],
  cost: 9,
  power: 23000,
  abilities: [
    exLife,
    quattroBreaker,
    each(yourCreatures(), gains(machFighter)),
    whenWinsBattle(any('you'), inOrder(draw(), may(breakShields(1)))),
  ],
  printings: ['DMRP-18 S11'],
});

const disAiChoisu = creature({
  name: 'Disアイ・チョイス',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Cyber Command', 'Distas'],
  cost: 6,
  power: 3000,
  abilities: [blocker, slayer, whenPut(self, may(useFree(choose(yourMana({ keyword: 'shieldTrigger' })))))],
  printings: ['DMRP-18 011'],
});

const wagurentsuo = creature({
  name: '四真混成 ワーグレンツォ',
  civilizations: ['light', 'water'],
  races: ['Dispector', 'King Command Dragon', 'Knight'],
  cost: 7,
  power: 8000,
  abilities: [
    guardStrike,
    exLife,
    doubleBreaker,
    when({ event: 'used', by: 'you', what: { type: 'spell' } }, may(draw())),
  ],
  printings: ['DMRP-18 022'],
});

const kurautsuinze = creature({
  name: '双聖混成 クラウツインゼ',
  civilizations: ['light', 'fire'],
  races: ['Dispector', 'Armored Wyvern', 'Initiate'],
  cost: 8,
  power: 12000,
  abilities: [guardStrike, exLife, speedAttacker, tripleBreaker, whenPut(self, tap(opponentsCreatures()))],
  printings: ['DMRP-18 023'],
});

const barugaArita = creature({
  name: '紅封混成 バルガ・アリタ',
  civilizations: ['water', 'fire'],
  races: ['Dispector', 'Grand Devil', 'Volcano Dragon'],
  cost: 6,
  power: 6000,
  abilities: [
    exLife,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { cost: atMost(5), anyOf: [{ type: 'creature' }, { type: 'spell' }] }),
          may(useFree(the('seen'))),
          putIntoGraveyard(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DMRP-18 024'],
});

const garingumaru = creature({
  name: '飢動混成 ガリィングマール',
  civilizations: ['light', 'water', 'fire'],
  races: ['Dispector', 'Angel Command', 'Earth Eater'],
  cost: 5,
  power: 7500,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    has({ kind: 'entersTapped' }, { kind: 'doesNotUntap' }),
    when({ event: 'used', by: 'you', what: { type: 'spell' } }, untap(self)),
  ],
  printings: ['DMRP-18 025'],
});

const chouwaToBoudouNoKonran = spell({
  name: '調和と暴動の混乱',
  civilizations: ['light', 'darkness', 'fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(topOfDeckTo('shieldZone')),
    spellAbility(
      delayed(
        wheneverAttacks(
          any('any'),
          destroy(choose(opponentsCreatures({ power: atMost(plus(powerOfRef(that), -1)) }))),
        ),
        'turn',
      ),
    ),
  ],
  printings: ['DMRP-18 027'],
});

const bega2 = creature({
  name: '腐聖 ベガ-2',
  civilizations: ['light', 'darkness'],
  races: ['Initiate', 'Ghost', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [blocker, whenDestroyed(self, discard(atRandom(opponentsHand()))), sasageru(2)],
  printings: ['DMRP-18 053'],
});

const arui2 = creature({
  name: '勇聖 アールイ-2',
  civilizations: ['light', 'fire'],
  races: ['Initiate', 'Human', 'Distas'],
  cost: 3,
  power: 2000,
  abilities: [
    speedAttacker,
    whenDestroyed(self, may(put(choose(yourHand({ type: 'creature', cost: atMost(4) }))))),
    sasageru(2),
  ],
  printings: ['DMRP-18 054'],
});

const magunasu2 = creature({
  name: '電勇 マグナス-2',
  civilizations: ['water', 'fire'],
  races: ['Liquid People', 'Human', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [
    cannotBeBlocked,
    whenDestroyed(self, destroy(choose(cardsIn('battleZone', 'opponent', { cost: atMost(4) })))),
    sasageru(2),
  ],
  printings: ['DMRP-18 055'],
});

const supura2 = creature({
  name: '無電 スプラ-2',
  civilizations: ['water', 'nature'],
  races: ['Liquid People', 'Beast Folk', 'Distas'],
  cost: 4,
  power: 5000,
  abilities: [machFighter, whenDestroyed(self, returnToHand(choose(opponentsCreatures()))), sasageru(2)],
  printings: ['DMRP-18 056'],
});

const bwm = creature({
  name: '白蒼混成 B・W・M',
  civilizations: ['light', 'water', 'fire'],
  races: ['Dispector', 'Armored Dragon', 'Guardian'],
  cost: 8,
  power: 6000,
  abilities: [
    exLife,
    poweredBreaker,
    when({ event: 'used', by: 'you', what: { type: 'spell' } }, gets(self, 'turn', power(3000))),
    insteadOfBreaking(self, putIntoGraveyard(that)),
  ],
  printings: ['DMRP-18 S07'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  bwm,
  teraSuzakuNagaStar,
  dorugepein,
  zorunedoshiva,
  disAiChoisu,
  wagurentsuo,
  kurautsuinze,
  barugaArita,
  garingumaru,
  chouwaToBoudouNoKonran,
  bega2,
  arui2,
  magunasu2,
  supura2,
];
