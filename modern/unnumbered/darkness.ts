import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  atLeast,
  atMost,
  atRandom,
  blocker,
  breakShields,
  cardsIn,
  choose,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  each,
  gets,
  given,
  happened,
  has,
  hasWhile,
  hyperEnergy,
  hyperize,
  hyperMode,
  inOrder,
  insteadDo,
  isLike,
  isNoCreature,
  itself,
  lookAt,
  lookAtTop,
  may,
  mekreid,
  named,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  opponentsTurn,
  optional,
  power,
  poweredBreaker,
  provided,
  put,
  putIntoMana,
  putOnDeckBottom,
  repeat,
  returnToHand,
  sasageru,
  search,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseedCreature,
  that,
  the,
  times,
  topOfDeckTo,
  twinpact,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const meipuru1 = creature({
  name: '神徒 メイプル-1',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Oracle', 'Distas'],
  cost: 4,
  power: 1000,
  abilities: [whenPut(self, inOrder(lookAt(opponentsHand()), discard(choose(opponentsHand())))), sasageru(1)],
});

const aburaizeDoruba = creature({
  name: '黒神龍アブライゼ・ドルバ',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 5000,
  abilities: [
    poweredBreaker,
    whenPut(self, breakShields(3, 'you')),
    has(power(times(2000, countOf(yourGraveyard({ type: 'creature' }))))),
  ],
});

const jashin = tamaseedCreature({
  name: '漆黒の深淵 ジャシン帝',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'ACE'],
  cost: 3,
  power: 8000,
  abilities: [
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard'),
        destroy(
          choose(
            cardsIn('battleZone', 'opponent', {
              cost: atMost(countOf(yourGraveyard())),
              anyOf: [{ type: 'creature' }, { type: 'tamaseed' }],
            }),
          ),
        ),
      ),
    ),
    hasWhile(
      youHave(
        cardsIn('battleZone', 'you', {
          anyOf: [{ type: 'creature' }, { type: 'tamaseed' }],
          civilizations: ['darkness'],
        }),
        atMost(3),
      ),
      isNoCreature,
    ),
    wheneverAttacks(
      self,
      may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(6), evolution: false })))),
    ),
  ],
});

const gugoruXenomStar = starEvolutionCreature({
  name: 'グーゴル ＜XENOM.Star＞',
  civilizations: ['darkness'],
  races: ['Zero Dragon', 'Demon Command', 'Rex Stars'],
  cost: 6,
  power: 9000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    doubleBreaker,
    each(cardsIn('battleZone', 'opponent'), { kind: 'entersTapped' }),
    each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' }),
    wheneverAttacks(self, discard(atRandom(opponentsHand()))),
  ],
});

const supatoDoSupatou = twinpact(
  'スパトー:ド:スパトゥー / 邪暴乱舞',
  creature({
    name: 'スパトー:ド:スパトゥー',
    civilizations: ['darkness'],
    races: ['Noir Abyss'],
    cost: 5,
    power: 8000,
    abilities: [
      ...abyssRush,
      doubleBreaker,
      when({ event: 'moved', what: itself, from: 'battleZone' }, mekreid(8, { races: ['Abyss'] })),
    ],
  }),
  spell({
    name: '邪暴乱舞',
    civilizations: ['darkness'],
    cost: 6,
    abilities: [
      spellAbility(
        lookAtTop(3, 'seen'),
        useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Abyss'], cost: atMost(8) } }, 1)),
        putOnDeckBottom(the('seen')),
      ),
      spellAbility(topOfDeckTo('graveyard', 2)),
    ],
  }),
);

const guBogamen = creature({
  name: 'グ:ボガメン',
  civilizations: ['darkness'],
  races: ['Noir Abyss'],
  cost: 4,
  power: 4000,
  abilities: [
    ...abyssRush,
    wheneverAttacks(
      self,
      may(destroy(choose(yourCreatures({ other: true }))), mekreid(5, { races: ['Abyss'] })),
    ),
  ],
});

const ateruGorugini = creature({
  name: 'アーテル・ゴルギーニ',
  civilizations: ['darkness'],
  races: ['Mecha Del Dinero', 'Super Car Dragon'],
  cost: 5,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      repeat(
        2,
        oneOf(
          gets(choose(opponentsCreatures()), 'turn', power(-4000)),
          topOfDeckTo('graveyard', 4),
          put(choose(yourGraveyard({ type: 'creature', cost: atMost(4) }))),
        ),
      ),
    ),
    optional(wouldLeave(self, insteadDo(destroy(choose(yourCreatures({ other: true })))))),
  ],
});

const suberuniru = twinpact(
  '邪騎 スベルニル / 「我が愛馬よ!!」',
  creature({
    name: '邪騎 スベルニル',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 7,
    power: 9000,
    abilities: [
      {
        kind: 'static',
        while: { kind: 'compare', a: countOf(yourMana()), is: 'atMost', b: countOf(opponentsMana()) },
        affects: self,
        effects: [{ kind: 'cost', by: -2, atLeast: 0 }],
        from: ['hand', 'manaZone', 'graveyard'],
      },
      ...abyssRush,
      doubleBreaker,
      whenPut(
        self,
        inOrder(
          { do: 'nameNumber', by: 'you', min: 0, max: 5, as: 'number' },
          topOfDeckTo('graveyard', named('number')),
          returnToHand(choose(yourGraveyard({ type: 'creature' }))),
        ),
      ),
    ],
  }),
  spell({
    name: '「我が愛馬よ!!」',
    civilizations: ['nature'],
    races: ['Lure to Abyss'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element' })))),
    ],
  }),
);

const kumadaSuzu = creature({
  name: '熊田すず',
  civilizations: ['darkness'],
  races: ['Demon Command Dragon'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures()))),
    whenDestroyed(any('opponent'), discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
});

const yabadanRou = creature({
  name: '超霊淵 ヤバーダン＝ロウ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 5,
  power: 5000,
  abilities: [
    whenPut(
      self,
      inOrder(destroy(choose(opponentsCreatures())), may(topOfDeckTo('graveyard', costOf(the('chosen'))))),
    ),
    hyperize(),
    hyperMode(
      9000,
      doubleBreaker,
      wheneverAttacks(
        self,
        inOrder(
          may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) })))),
          gets(the('put'), 'turn', { kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
        ),
      ),
    ),
  ],
});

const faunTein = creature({
  name: '深淵の憤髄 ファウン＝テイン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 8,
  power: 8000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 2, of: ['darkness'] },
      effect: onlyIf(youHave(yourGraveyard({ type: 'creature' }), atLeast(6)), inOrder()),
    },
    blocker,
    doubleBreaker,
    whenPut(
      self,
      put(chooseUpTo(yourGraveyard({ type: 'creature', cost: atMost(3), civilizations: ['darkness'] }), 2)),
    ),
  ],
});

const gotsunmaDanma = creature({
  name: '霊淵 ゴツンマ＝ダンマ',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' }),
    hyperize(),
    hyperMode(6000, doubleBreaker, wheneverAttacks(self, discard(choose(opponentsHand(), 2, 'opponent')))),
  ],
});

const sugochiTotorotto = creature({
  name: '霊淵 スゴーチ＝トートロット',
  civilizations: ['darkness'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 2,
  power: 1000,
  abilities: [
    blocker,
    hyperize(),
    hyperMode(
      6000,
      doubleBreaker,
      given(opponentsTurn, whenDestroyed(self, { do: 'put', what: self, tapped: true })),
    ),
  ],
});

const jabibiruburaddo = creature({
  name: '邪魂龍 ジャビビルブラッド',
  civilizations: ['darkness'],
  races: ['Abyss Dragon', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    when(
      { event: 'put', what: any('you'), from: 'graveyard' },
      gets(that, 'turn', { kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
    ),
    hyperize(),
    hyperMode(
      10000,
      doubleBreaker,
      given(
        happened({ event: 'attacks', what: { of: 'you', filter: { races: ['Abyss'] } } }, atMost(1)),
        wheneverAttacks(
          { of: 'you', filter: { races: ['Abyss'] } },
          inOrder(
            topOfDeckTo('graveyard', 2),
            may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(3), races: ['Abyss'] })))),
          ),
        ),
      ),
    ),
  ],
});

const bojagaisuto = creature({
  name: '超暴淵 ボジャガイスト',
  civilizations: ['darkness'],
  races: ['Abyss Dragon'],
  cost: 9,
  power: 9000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
    hyperEnergy,
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        discard(choose(opponentsHand(), 2, 'opponent')),
        onlyIf(youHave(opponentsHand(), atMost(0)), gets(choose(opponentsCreatures()), 'turn', power(-9000))),
      ),
    ),
  ],
});

const madanDairou = neoCreature({
  name: '大崩壊炉 マーダン=ダイロウ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 7,
  power: 7000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    blocker,
    doubleBreaker,
    provided(
      isLike(self, { evolution: true }),
      whenPut(self, putOnDeckBottom(opponentsCreatures({ evolution: false }))),
    ),
    whenPut(self, destroy(opponentsCreatures({ evolution: false }))),
  ],
});

const nasurosucha = creature({
  name: '伊達人形ナスロスチャ',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 4000,
  abilities: [whenPut(self, search({}, 'graveyard'))],
});

export const darkness: readonly CardDefinition[] = [
  nasurosucha,
  meipuru1,
  aburaizeDoruba,
  jashin,
  gugoruXenomStar,
  supatoDoSupatou,
  guBogamen,
  ateruGorugini,
  suberuniru,
  kumadaSuzu,
  yabadanRou,
  faunTein,
  gotsunmaDanma,
  sugochiTotorotto,
  jabibiruburaddo,
  bojagaisuto,
  madanDairou,
];
