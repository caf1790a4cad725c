import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  attacksFirst,
  battle,
  blocker,
  breakShields,
  cannot,
  cardsIn,
  castle,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  drawUpTo,
  dreamCreature,
  dreamGNeoCreature,
  each,
  eachWhile,
  escapeAbility,
  from,
  gains,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardman,
  guardStrike,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  instead,
  insteadDo,
  isLike,
  itself,
  justDiver,
  kirifudash,
  limited,
  lookAtTop,
  machFighter,
  may,
  mekreid,
  minusInfinity,
  moveTo,
  named,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  optional,
  pandoraShift,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeck,
  putOnDeckBottom,
  putUnder,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  sympathy,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { mayBattle, mayBeSummonedFrom, NEO_OR_EVOLUTION, whenPutHereOrThere } from '../common.ts';

const orijinaruHato = castle({
  name: '新月の脈城オリジナル・ハート',
  civilizations: ['water', 'darkness'],
  cost: 5,
  abilities: [
    whenPut({ of: 'you', filter: { races: ['God'] } }, may(draw())),
    wheneverAttacks(
      any('you'),
      may(put(choose(yourHand({ type: 'creature', nameContains: '神帝', races: ['God'] })))),
    ),
  ],
});

const bokuranoYujouPawa = spell({
  name: 'ぼくらの友情パワー！',
  civilizations: ['light', 'water', 'nature'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      put(
        choose(
          cardsIn('hyperspatialZone', 'you', {
            type: 'psychicCreature',
            cost: atMost(5),
            multicolored: true,
          }),
        ),
      ),
    ),
  ],
});

const zaTorippa = creature({
  name: '影速 ザ・トリッパー',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Ghost'],
  cost: 3,
  power: 4000,
  abilities: [speedAttacker, each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' })],
});

const kuroyuReshia = creature({
  name: '暗黒の怨草士 クロユ・レシア',
  civilizations: ['darkness', 'fire'],
  races: ['Demon Command Dragon', 'Team Akumi'],
  cost: 8,
  power: 12000,
  abilities: [
    revolutionChange({ civilizations: ['darkness', 'fire'], cost: atLeast(5), races: ['Dragon'] }),
    tripleBreaker,
    each(cardsIn('battleZone', 'you', { races: ['Dragon'] }), gains(speedAttacker)),
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(6) })))),
    ),
  ],
});

const borushakkuBakuterasu = creature({
  name: '竜皇神 ボルシャック・バクテラス',
  civilizations: ['light', 'fire'],
  races: ['Armored Dragon'],
  cost: 10,
  power: 17000,
  abilities: [
    revolutionChange({ cost: atLeast(7), nameContains: 'ボルシャック', multicolored: true }),
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        lookAtTop(4, 'seen'),
        put(
          chooseAnyNumber({
            ref: 'seen',
            filter: {
              type: 'element',
              not: { names: ['竜皇神 ボルシャック・バクテラス'] },
              races: ['Armored'],
            },
          }),
        ),
        putOnDeckBottom(the('seen')),
      ),
    ),
    each(yourCreatures({ other: true }), gains(blocker, speedAttacker)),
    atEndOfYourTurn(untap(yourCreatures({ other: true }))),
  ],
});

const gosuperu = creature({
  name: '水晶の王 ゴスペル',
  civilizations: ['light', 'water'],
  races: ['Oracle Celes', 'King Command Dragon', 'Unknown'],
  cost: 9,
  power: 11000,
  abilities: [
    sympathy(yourGraveyard({ type: 'spell' })),
    blocker,
    doubleBreaker,
    whenPut(self, returnToHand(chooseAnyNumber(yourGraveyard({ type: 'spell' })))),
    wheneverAttacks(self, may(useFree(choose(yourHand({ type: 'spell' }))))),
  ],
});

const angerosu = creature({
  name: '炎怒神官 アンゲロス',
  civilizations: ['light', 'fire'],
  races: ['Armored Gargoyle', 'Hyper Monster'],
  cost: 5,
  power: 5500,
  abilities: [
    speedAttacker,
    whenPut(self, tap(opponentsCreatures())),
    hyperize(),
    hyperMode(
      11000,
      atEndOfYourTurn(untap(yourCreatures())),
      whenWinsBattle(any('you'), inOrder(breakShields(1), topOfDeckTo('shieldZone'))),
      doubleBreaker,
    ),
  ],
});

const guriffa = creature({
  name: '哀樹神官 グリッファ',
  civilizations: ['water', 'nature'],
  races: ['Giant Devil Mask', 'Hyper Monster'],
  cost: 5,
  power: 6000,
  abilities: [
    justDiver,
    doubleBreaker,
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
    hyperize(),
    hyperMode(
      12000,
      tripleBreaker,
      wheneverAttacks(
        self,
        inOrder(
          topOfDeckTo('manaZone'),
          may(put(choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())) })))),
        ),
      ),
    ),
  ],
});

const fokkuNpusuAraifu = creature({
  name: '三従士 フォック＝ンプス＝アライフ',
  civilizations: ['darkness', 'nature'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 6,
  power: 9000,
  abilities: [
    guardman,
    doubleBreaker,
    each(opponentsCreatures(), attacksFirst({ type: 'creature' })),
    hyperize(),
    hyperMode(
      14000,
      tripleBreaker,
      limited(
        { times: 1, per: 'turn', by: 'this' },
        whenDestroyed(
          any('you'),
          may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(plus(costOf(that), -1)) })))),
        ),
      ),
    ),
  ],
});

const dogiragon = dreamCreature({
  name: '蒼き王道 ドギラゴン超',
  civilizations: ['fire', 'nature'],
  races: ['Mega Command Dragon', 'Hyper Monster'],
  cost: 6,
  power: 6000,
  abilities: [
    doubleBreaker,
    whenPut(self, putIntoMana(choose(opponentsCreatures()))),
    hyperize(),
    hyperMode(
      13000,
      each(yourCreatures(), gains(speedAttacker)),
      wheneverAttacks(
        any('you', { multicolored: true }),
        may(put(choose(yourMana({ type: 'creature', cost: atMost(plus(costOf(that), -1)) })))),
      ),
      tripleBreaker,
    ),
  ],
});

const hArukadiasu = dreamCreature({
  name: '聖霊超王 H・アルカディアス',
  civilizations: ['light', 'water'],
  races: ['Angel Command', 'Hyper Monster'],
  cost: 6,
  power: 6500,
  abilities: [
    blocker,
    justDiver,
    doubleBreaker,
    whenPut(self, drawUpTo(3)),
    hyperize(),
    hyperMode(
      12500,
      tripleBreaker,
      hasWhile(youHave(yourCreatures({ tapped: true })), cannot({ do: 'cast', who: 'opponent' })),
    ),
  ],
});

const masharuPurinsesu = creature({
  name: '龍后麗姫マーシャル・プリンセス',
  civilizations: ['light', 'water'],
  races: ['Magic Splash Queen', 'Dragon Bride'],
  cost: 5,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(self, inOrder(topOfDeckTo('shieldZone', 2), breakShields(1, 'you'))),
    whenPut(
      any('you', { races: ['Splash Queen'] }),
      gets(that, 'yourNextTurn', cannot({ do: 'beChosen', by: 'opponent' })),
    ),
  ],
});

const meariJieni = creature({
  name: '龍后人形メアリー・ジェニー',
  civilizations: ['water', 'darkness'],
  races: ['Death Puppet', 'Dragon Bride'],
  cost: 5,
  power: 6000,
  abilities: [
    justDiver,
    doubleBreaker,
    each(yourCreatures({ races: ['Death Puppet'] }), gains(blocker)),
    whenPut(
      self,
      inOrder(
        may(topOfDeckTo('graveyard', 2)),
        may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(4), races: ['Death Puppet'] })))),
      ),
    ),
    when(
      { event: 'moved', what: { of: 'you', filter: { races: ['Death Puppet'] } }, from: 'battleZone' },
      inOrder(may(draw()), discard(choose(opponentsHand(), 1, 'opponent'))),
    ),
  ],
});

const kuinRupia = creature({
  name: '龍后凰翔クイーン・ルピア',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Armored Fire Bird', 'Dragon Bride'],
  cost: 5,
  power: 7500,
  abilities: [
    blocker,
    speedAttacker,
    doubleBreaker,
    optional(
      wouldBeDestroyed(
        self,
        insteadDo(destroy(choose(yourCreatures({ other: true, races: ['Fire Bird'] })))),
      ),
    ),
    wheneverAttacks(
      self,
      may(
        destroy(choose(cardsIn('battleZone', 'you', { races: ['Fire Bird'] }))),
        mekreid(8, { races: ['Fire Bird'] }),
      ),
    ),
  ],
});

const pateishieMei = creature({
  name: '龍后幻獣パティシエ・メイ様',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Dream Mate', 'Dragon Bride'],
  cost: 5,
  power: 6000,
  abilities: [
    speedAttacker,
    machFighter,
    doubleBreaker,
    wheneverAttacks(self, mekreid(5, { races: ['Dream Mate'] })),
    escapeAbility,
  ],
});

const erikatchuX = creature({
  name: '龍后妖精エリカッチュX',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Giant Snow Faerie', 'Dragon Bride'],
  cost: 5,
  power: 6000,
  abilities: [
    justDiver,
    doubleBreaker,
    wouldBeDestroyed({ of: 'you', filter: { races: ['Snow Faerie'] } }, instead('manaZone')),
    when(
      { event: 'endOfTurn', of: 'any' },
      may(putIntoGraveyard(choose(yourMana())), mekreid(5, { races: ['Snow Faerie'] })),
    ),
  ],
});

const borushakkuDoragon = dreamGNeoCreature({
  name: '王闘竜皇 ボルシャック・ドラゴン',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 6000,
  abilities: [
    gNeoEvolution({ civilizations: ['fire', 'nature'] }),
    poweredBreaker,
    has(power(times(3000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
    whenWinsBattle(
      self,
      may(
        put(choose(yourMana({ type: 'creature', power: atMost(powerOfRef(self)), civilizations: ['fire'] }))),
      ),
    ),
  ],
});

const jajiburaddo = gNeoCreature({
  name: '邪龍 ジャジーブラッド',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Dragon'],
  cost: 4,
  power: 6000,
  abilities: [
    gNeoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        may(topOfDeckTo('graveyard', 3)),
        returnToHand(choose(yourGraveyard({ type: 'creature' }))),
        destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('chosen'))) }))),
      ),
    ),
    eachWhile(
      isLike(self, { evolution: true }),
      yourCreatures(),
      gains(speedAttacker),
      cannot({ do: 'beBlocked' }),
    ),
  ],
});

const ebariesu = twinpact(
  '明晰の精霊エバーリエス / ホーリー・スパーク',
  creature({
    name: '明晰の精霊エバーリエス',
    civilizations: ['light', 'water'],
    races: ['Angel Command'],
    cost: 4,
    power: 4000,
    abilities: [
      blocker,
      has(cannot({ do: 'beDestroyedByBattle' })),
      whenPut({ of: 'you', filter: { races: ['Angel Command'] } }, may(draw())),
    ],
  }),
  spell({
    name: 'ホーリー・スパーク',
    civilizations: ['light'],
    cost: 6,
    abilities: [shieldTrigger, spellAbility(tap(opponentsCreatures()))],
  }),
);

const arekkusu = creature({
  name: '叡光の精霊アレックス',
  civilizations: ['light', 'nature'],
  races: ['Angel Command'],
  cost: 5,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
        onlyIf(isLike(the('top'), { races: ['Angel Command'] }), {
          do: 'moveTop',
          who: 'you',
          count: 1,
          to: 'manaZone',
          tapped: true,
        }),
        may(returnToHand(choose(yourMana()))),
      ),
    ),
  ],
});

const tenshouToMonshouNoMon = spell({
  name: '天翔と紋章の門',
  civilizations: ['light', 'nature'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      moveTo('manaZone', choose(yourCreatures()), 'tapped'),
      put(
        choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())), races: ['Angel Command'] })),
      ),
    ),
  ],
});

const mirudiasu = creature({
  name: '天彩の精霊ミルディアス',
  civilizations: ['light', 'water', 'nature'],
  races: ['Angel Command'],
  cost: 3,
  power: 4500,
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element' })))),
      ),
    ),
  ],
});

const juraRyuba = creature({
  name: 'ジュラ子・リューバー',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 8500,
  abilities: [
    guardStrike,
    speedAttacker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        { do: 'nameNumber', by: 'you', min: 0, max: 3, as: 'number' },
        topOfDeckTo('graveyard', named('number')),
        may(
          put(
            choose(
              cardsIn(['hand', 'graveyard'], 'you', { type: 'creature', cost: atMost(5), races: ['Dragon'] }),
            ),
          ),
        ),
      ),
    ),
  ],
});

const maron = creature({
  name: '宿禰マロン',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Apollonia Dragon', 'Armored Dragon', 'Earth Dragon'],
  cost: 5,
  power: 5500,
  abilities: [
    blocker,
    whenPut(
      self,
      may(
        { do: 'moveTop', who: 'you', count: 4, to: 'manaZone', tapped: true },
        putOnDeck(choose(yourMana(), 2), 'top'),
      ),
    ),
  ],
});

const diasuZ = gNeoCreature({
  name: '魔誕の封殺ディアス Z（ゼータ）',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Demon Command'],
  cost: 6,
  power: 10000,
  abilities: [
    from(
      ['hand'],
      wheneverAttacks(
        any('you'),
        may(
          { do: 'payMana', count: 4, of: ['darkness', 'fire', 'nature'], asCost: true },
          { do: 'use', what: self, paid: true },
        ),
      ),
    ),
    gNeoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    machFighter,
    doubleBreaker,
    when(
      { event: 'endOfAttack', what: itself },
      inOrder(
        may(put(choose(cardsIn(['manaZone', 'graveyard'], 'you', { type: 'creature', cost: atMost(5) })))),
        gets(the('put'), 'turn', gains(speedAttacker)),
      ),
    ),
  ],
});

const momokinguVs = dreamCreature({
  name: '勝熱伝双 モモキングVS',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Jokers', 'Hero Dragon', 'Team Kirifuda'],
  cost: 5,
  power: 9000,
  abilities: [
    kirifudash(4, 'light', 'fire', 'nature'),
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    speedAttacker,
    doubleBreaker,
    wheneverAttacks(
      self,
      may(
        putIntoMana(choose(cardsIn('battleZone', 'you', { other: true, races: ['Jokers'] }))),
        mekreid(8, { races: ['Jokers'] }),
      ),
    ),
  ],
});

const teiouzaka = creature({
  name: '帝王坂∞',
  civilizations: ['water', 'darkness'],
  races: ['Infinity Dragon'],
  cost: 8,
  power: 8888,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(self, discard(choose(opponentsHand(), 5, 'opponent'))),
    wheneverAttacks(self, gets(choose(opponentsCreatures()), 'turn', power(minusInfinity))),
  ],
});

const godaiDora = creature({
  name: '伍代ドーラ',
  civilizations: ['darkness', 'fire', 'nature'],
  races: ['Red Command Dragon'],
  cost: 15,
  power: 15000,
  abilities: [
    guardStrike,
    has({ kind: 'cost', by: times(-1, countOf(yourMana({ races: ['Dragon'] }))), atLeast: 3 }),
    speedAttacker,
    slayer,
    tripleBreaker,
    wheneverAttacks(self, mayBattle),
  ],
});

const katayokuAbyssbell = gNeoCreature({
  name: '片翼の魂 アビスベル',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    gNeoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    blocker,
    slayer,
    whenPut(
      any('you', { type: NEO_OR_EVOLUTION }),
      inOrder(
        may(topOfDeckTo('graveyard', 2)),
        may(putUnder(choose(yourGraveyard({ type: 'creature' })), that)),
      ),
    ),
  ],
});

const royalsOfHyperspace = creature({
  name: '超次元の王家',
  civilizations: ['water', 'fire'],
  races: ['Alien', 'Hunter', 'King Command'],
  cost: 4,
  power: 6000,
  abilities: [
    pandoraShift(2, 'water', 'fire'),
    mayBeSummonedFrom('hyperspatialZone'),
    speedAttacker,
    doubleBreaker,
    whenPutHereOrThere(inOrder(draw(2), discard(choose(yourHand())))),
  ],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  katayokuAbyssbell,
  godaiDora,
  teiouzaka,
  orijinaruHato,
  bokuranoYujouPawa,
  zaTorippa,
  kuroyuReshia,
  borushakkuBakuterasu,
  gosuperu,
  angerosu,
  guriffa,
  fokkuNpusuAraifu,
  dogiragon,
  hArukadiasu,
  masharuPurinsesu,
  meariJieni,
  kuinRupia,
  pateishieMei,
  erikatchuX,
  borushakkuDoragon,
  jajiburaddo,
  ebariesu,
  arekkusu,
  tenshouToMonshouNoMon,
  mirudiasu,
  juraRyuba,
  maron,
  diasuZ,
  momokinguVs,
  royalsOfHyperspace,
];
