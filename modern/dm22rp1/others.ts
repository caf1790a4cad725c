import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  atRandom,
  blocker,
  both,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  drawUpTo,
  each,
  either,
  evolution,
  evolutionCreature,
  evolutionFrom,
  evolvesOnto,
  exLife,
  finalRevolution,
  gains,
  gets,
  gravityZero,
  happened,
  has,
  hasWhile,
  inOrder,
  invasion,
  isLike,
  itself,
  manaArms,
  may,
  named,
  neoCreature,
  neoEvolution,
  oneOf,
  oneSentence,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsShields,
  other,
  plus,
  power,
  powerOfRef,
  put,
  putIntoGraveyard,
  putIntoMana,
  repeat,
  returnToHand,
  revealTop,
  revolution0,
  revolutionChange,
  self,
  shieldTrigger,
  shinkaPower,
  speedAttacker,
  spell,
  spellAbility,
  tally,
  tamaseed,
  that,
  the,
  times,
  topOfDeckTo,
  triggersForYouAsPut,
  tripleBreaker,
  untap,
  useFree,
  useFreeYourself,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  zero,
} from 'taiki/words';
import { costsLess, WHEREVER_IT_IS } from '../common.ts';

const recordOfForestAndFalls = tamaseed({
  name: '森林と瀑布のレコード',
  civilizations: ['water', 'nature'],
  cost: 5,
  abilities: [
    shieldTrigger,
    when(
      { event: 'used', by: 'you', what: { anyOf: [{ type: 'spell' }, { type: 'tamaseed', other: true }] } },
      may(draw(), may({ do: 'move', what: choose(yourHand()), to: 'manaZone', tapped: true })),
    ),
  ],
  printings: ['DM22-RP1 036'],
});

const deathmarch = evolutionCreature({
  name: '死神術士デスマーチ',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    when({ event: 'battles', what: itself }, gets(other, 'battle', power(-4000))),
  ],
  printings: ['DM22-RP1 sp4'],
});

const bolshackBalga = creature({
  name: '龍騎旋竜ボルシャック・バルガ',
  civilizations: ['fire'],
  races: ['Volcano Dragon', 'Armored Dragon'],
  cost: 19,
  power: 17000,
  abilities: [
    gravityZero(youHave(yourCreatures({ civilizations: ['fire'], races: ['Dragon'] }), atLeast(4))),
    speedAttacker,
    tripleBreaker,
    whenPut(self, destroy(opponentsCreatures({ keyword: 'blocker' }))),
    wheneverAttacks(
      self,
      inOrder(draw(), may(put(choose(yourHand({ type: 'creature', races: ['Dragon'] }))))),
    ),
  ],
  printings: ['DM22-RP1 tr1'],
});

const miradanteSF = creature({
  name: '未来の法皇 ミラダンテSF',
  civilizations: ['light', 'water'],
  races: ['Angel Command Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 8,
  power: 12500,
  abilities: [
    revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'], cost: atLeast(5) }),
    tripleBreaker,
    finalRevolution(
      may(
        draw(),
        may(useFree(choose(yourHand({ type: 'spell', civilizations: ['light', 'water'], cost: atMost(6) })))),
      ),
    ),
  ],
  printings: ['DM22-RP1 tr2'],
});

const greatGrasper = neoCreature({
  name: 'グレート・グラスパー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 8,
  power: 14000,
  abilities: [
    neoEvolution({ civilizations: ['nature'] }),
    tripleBreaker,
    whenPut(self, may(putIntoMana(choose(allCreatures())))),
    wheneverAttacks(
      any('you', { type: 'neoCreature' }),
      may(put(choose(yourMana({ type: 'creature', power: atMost(plus(powerOfRef(that), -1)) })))),
    ),
  ],
  printings: ['DM22-RP1 tr5'],
});

const testaRossa = creature({
  name: '灼熱の闘志 テスタ・ロッサ',
  civilizations: ['water', 'fire'],
  races: ['Outrage MAX'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, inOrder(tally(drawUpTo(2), 'drawn'), discard(choose(yourHand(), named('drawn'))))),
  ],
  printings: ['DM22-RP1 t5'],
});

const techTeam = spell({
  name: 'テック団の波壊Go！',
  civilizations: ['water', 'darkness'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        returnToHand(cardsIn('battleZone', 'opponent', { cost: atMost(5) })),
        destroy(choose(opponentsCreatures({ cost: atLeast(6) }))),
      ),
    ),
  ],
  printings: ['DM22-RP1 t12'],
});

const disZircon = creature({
  name: 'Disジルコン',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Spirit Quartz', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [
    blocker,
    { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }), from: ['manaZone'] },
    { ...has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }), from: ['graveyard'] },
    whenPut(self, oneSentence(inOrder(draw(2), discard(choose(yourHand()))))),
  ],
  printings: ['DM22-RP1 t13'],
});

const waimodel = creature({
  name: '戯具 ヴァイモデル',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Team Zero'],
  cost: 5,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 3), put(choose(yourGraveyard({ type: 'creature', cost: atMost(3) })))),
    ),
  ],
  printings: ['DM22-RP1 t14'],
});

const wormGowarski = evolutionCreature({
  name: '鬼面妖蟲ワーム・ゴワルスキー',
  civilizations: ['darkness'],
  races: ['Parasite Worm', 'Devil Mask'],
  cost: 2,
  power: 4000,
  abilities: [
    evolutionFrom('graveyard', evolution({ civilizations: ['darkness'] })),
    whenDestroyed(self, discard(atRandom(opponentsHand()))),
  ],
  printings: ['DM22-RP1 t18'],
});

const sunnap = creature({
  name: '原始 サンナップ',
  civilizations: ['nature'],
  races: ['Beast Folk Go', 'Invader'],
  cost: 3,
  power: 3000,
  abilities: [manaArms(3, 'nature', whenPut(self, untap(choose(yourMana(), 3))))],
  printings: ['DM22-RP1 t19'],
});

const glorybolshackLupia = creature({
  name: 'ボルシャック・栄光・ルピア',
  civilizations: ['fire', 'nature'],
  races: ['Fire Bird', 'Armored Dragon'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
        onlyIf(isLike(the('moved'), { races: ['Dragon'] }), {
          do: 'moveTop',
          who: 'you',
          count: 1,
          to: 'manaZone',
          tapped: true,
        }),
      ),
    ),
  ],
  printings: ['DM22-RP1 t20'],
});

/** The same may be chosen both times. */
const decisionOfChaliceAndMagic = spell({
  name: '邪杯と魔術の決断',
  civilizations: ['water', 'darkness'],
  cost: 5,
  abilities: [
    {
      ...hasWhile(happened({ event: 'moved', what: { of: 'any' }, to: 'graveyard' }), {
        kind: 'cost',
        by: -2,
        atLeast: 0,
      }),
      from: WHEREVER_IT_IS,
    },
    spellAbility(
      repeat(
        2,
        oneOf(
          oneSentence(inOrder(draw(2), discard(choose(yourHand())))),
          gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard())))),
          put(choose(yourGraveyard({ type: 'tamaseed', cost: atMost(4) }))),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 018'],
});

const gaiashKaiser = creature({
  name: '流星のガイアッシュ・カイザー',
  civilizations: ['water', 'nature'],
  races: ['Blue Command Dragon', 'Green Command Dragon', 'Hunter'],
  cost: 6,
  power: 8000,
  abilities: [
    zero(
      both(
        either(
          happened({ event: 'put', what: any('opponent'), how: 'withoutMana' }),
          happened({ event: 'used', by: 'opponent', what: { type: 'spell' }, withoutMana: true }),
        ),
        youHave(yourCreatures({ names: ['流星のガイアッシュ・カイザー'] }), atMost(0)),
      ),
    ),
    doubleBreaker,
    whenPut(self, draw(2)),
    costsLess(4, { type: 'creature', cost: atLeast(10) }),
    each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack', target: 'player' })),
  ],
  printings: ['DM22-RP1 tr6'],
});

const akashicFinal = neoCreature({
  name: 'アカシック・ファイナル',
  civilizations: ['light', 'water', 'fire'],
  races: ['Cyber Lord', 'Armored Dragon', 'Angel Command'],
  cost: 6,
  power: 8000,
  abilities: [
    neoEvolution({ multicolored: true }),
    invasion({ multicolored: true, races: ['Dragon'] }),
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(cardsIn('deck', 'you', { is: the('seen'), multicolored: true })),
        putIntoGraveyard(the('seen')),
      ),
    ),
    each(cardsIn([...WHEREVER_IT_IS], 'you', { type: 'creature', multicolored: true, races: ['Dragon'] }), {
      kind: 'cost',
      by: -2,
      atLeast: 2,
    }),
  ],
  printings: ['DM22-RP1 tr10'],
});

const basara = creature({
  name: 'バサラ',
  civilizations: ['darkness', 'fire'],
  cost: 6,
  power: 9000,
  abilities: [
    zero(happened({ event: 'put', what: any('opponent'), how: 'unpaid' }), put(self)),
    speedAttacker,
    doubleBreaker,
    revolution0(
      whenPut(
        self,
        inOrder(
          tally(destroy(opponentsCreatures({ extreme: 'highestPower' })), 'destroyed'),
          putIntoGraveyard(choose(opponentsShields(), named('destroyed'), 'opponent')),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 t6'],
});

const secretFinale = spell({
  name: 'ひみつのフィナーレ！',
  civilizations: ['water', 'darkness', 'fire'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      inOrder(
        topOfDeckTo('graveyard', 1, 'opponent'),
        onlyIf(
          isLike(the('moved'), { type: 'creature' }),
          destroy(choose(opponentsCreatures())),
          onlyIf(
            isLike(the('moved'), { type: 'spell' }),
            may(useFreeYourself(the('moved'))),
            may(put(choose(yourGraveyard({ type: 'creature' })))),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 t7'],
});

const gratefulBen = creature({
  name: '砕慄接続 グレイトフル・ベン',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'King Command Dragon', 'Gaia Command'],
  cost: 8,
  power: 13000,
  abilities: [
    exLife,
    blocker,
    tripleBreaker,
    whenPut(self, may({ do: 'move', what: yourGraveyard(), to: 'manaZone', tapped: true })),
    each(yourMana({ type: 'creature' }), {
      kind: 'can',
      permission: {
        do: 'summonFrom',
        zone: 'manaZone',
        limit: 1,
        unpaid: { type: 'creature', races: ['Distas'] },
      },
    }),
  ],
  printings: ['DM22-RP1 sp3'],
});

const giou = creature({
  name: 'The邪悪 寄成ギョウ',
  civilizations: ['water', 'darkness', 'nature'],
  races: ['Jurassic Command Dragon'],
  cost: 11,
  power: 12000,
  abilities: [
    tripleBreaker,
    each(opponentsCreatures(), triggersForYouAsPut),
    when(
      { event: 'startOfTurn', of: 'opponent' },
      {
        do: 'put',
        what: chooseUpTo(cardsIn('graveyard', 'opponent', { type: 'creature' }), 1),
        tapped: true,
      },
    ),
  ],
  printings: ['DM22-RP1 tr7'],
});

const momokingRX = creature({
  name: '王来英雄 モモキングRX',
  civilizations: ['fire', 'nature'],
  races: ['Hero Dragon', 'Jokers', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(oneSentence(inOrder(discard(choose(yourHand())), draw(2))), {
        do: 'put',
        what: chooseUpTo(yourHand(evolvesOnto(self, { type: 'creature', cost: atMost(7) })), 1),
        onto: self,
      }),
    ),
    shinkaPower(gets(self, 'turn', gains(when({ event: 'winsBattle', what: itself }, untap(self))))),
  ],
  printings: ['DM22-RP1 sp1'],
});

/** Cards of several civilizations, and of older sets. */
export const others: readonly CardDefinition[] = [
  giou,
  momokingRX,
  gratefulBen,
  recordOfForestAndFalls,
  deathmarch,
  bolshackBalga,
  miradanteSF,
  greatGrasper,
  testaRossa,
  techTeam,
  disZircon,
  waimodel,
  wormGowarski,
  sunnap,
  glorybolshackLupia,
  decisionOfChaliceAndMagic,
  gaiashKaiser,
  akashicFinal,
  basara,
  secretFinale,
];
