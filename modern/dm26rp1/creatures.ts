import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atLeast,
  atMost,
  battle,
  blocker,
  breakShields,
  called,
  cannot,
  cardsIn,
  cardTypesIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  doublesPower,
  draw,
  during,
  each,
  eachWhile,
  escapeAbility,
  evolution,
  evolutionCreature,
  evolutionFrom,
  from,
  gains,
  gets,
  gravityZero,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  insteadDo,
  isLike,
  itself,
  justDiver,
  limited,
  machFighter,
  manaNumber,
  may,
  named,
  oneOf,
  oneSentence,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  opponentsTurn,
  optional,
  plus,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeck,
  putOnDeckBottom,
  quattroBreaker,
  returnToHand,
  revealTop,
  saver,
  self,
  shieldForce,
  shieldPlus,
  shieldSaver,
  shieldsAre,
  shieldTrigger,
  slayer,
  speedAttacker,
  takeShieldWithoutTrigger,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  untap,
  uraNinjaStrike,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  wouldBeDiscarded,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
  yourTurn,
} from 'taiki/words';
import {
  forTheFirstTime,
  LEAVES,
  mayBattle,
  mayCastFromGraveyardAndPutBack,
  mayOnceSummonFrom,
} from '../common.ts';

/** A card of the hand becomes a shield, face up or face down. */
const asShieldEitherWay = oneOf(
  { do: 'move', what: choose(yourHand()), to: 'shieldZone', faceUp: true },
  addToShields(choose(yourHand())),
);

const attacksOrLeaves = {
  event: 'anyOf',
  patterns: [
    { event: 'attacks', what: itself },
    { event: 'moved', what: itself, from: 'battleZone' },
  ],
} as const;

const invincibleGalaxy = creature({
  name: '叡智のW インビンシブル・ギャラクシー',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 9000,
  abilities: [
    blocker,
    doubleBreaker,
    shieldForce(each(yourCreatures(), cannot({ do: 'move', from: 'battleZone' }))),
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
      inOrder(may(draw()), may(takeShieldWithoutTrigger(choose(yourShields()))), may(asShieldEitherWay)),
    ),
  ],
  printings: ['DM26-RP1'],
});

const extremeKiriko = evolutionCreature({
  name: '偉形のX エクストリーム・キリコ',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Origin'],
  cost: 6,
  power: 12000,
  abilities: [
    evolutionFrom('hand', evolution({ civilizations: ['water'] })),
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        draw(3),
        may(useFree(choose(yourHand({ type: 'element', cost: atMost(countOf(yourHand())) })))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const romanesk = creature({
  name: '森仙のJ ロマネスク',
  civilizations: ['nature', 'light'],
  races: ['Apollonia Dragon', 'Armored Dragon', 'Earth Dragon'],
  cost: 8,
  power: 15000,
  abilities: [
    {
      ...has({ kind: 'cost', by: times(-1, countOf(yourCreatures())), atLeast: 1 }),
      from: ['hand', 'manaZone', 'graveyard'],
    },
    machFighter,
    tripleBreaker,
    whenPut(self, inOrder(topOfDeckTo('manaZone', 4), may(returnToHand(choose(yourMana()))))),
    each(yourCreatures(), gains(shieldSaver)),
  ],
  printings: ['DM26-RP1'],
});

const nibaiken = creature({
  name: '斬隠将撃龍ニバイケン',
  civilizations: ['fire', 'water'],
  races: ['Posedia Dragon', 'Armored Dragon', 'Shinobi'],
  cost: 6,
  power: 6000,
  abilities: [
    blocker,
    speedAttacker,
    doubleBreaker,
    optional(during(opponentsTurn, wouldBeDiscarded(self, insteadDo(put(self))))),
    whenPut(self, mayBattle),
    when({ event: 'tapped', what: itself }, may(draw(2), discard(choose(yourHand())))),
  ],
  printings: ['DM26-RP1'],
});

const galteo = creature({
  name: '霊騎ガルテオ',
  civilizations: ['light'],
  races: ['Arc Seraphim', 'Origin'],
  cost: 5,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    limited(
      { times: 1, per: 'turn', by: 'this' },
      when(
        { event: 'moved', what: { of: 'you' }, from: 'shieldZone' },
        may(tap(choose(opponentsCreatures()))),
      ),
    ),
    escapeAbility,
  ],
  printings: ['DM26-RP1'],
});

const galrie = creature({
  name: '電磁麗姫ガルリー',
  civilizations: ['water'],
  races: ['Splash Queen', 'Cyber Lord'],
  cost: 2,
  power: 1000,
  abilities: [
    shieldTrigger,
    justDiver,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      gets(
        choose(opponentsCreatures()),
        'yourNextTurn',
        { kind: 'cannot', ban: { do: 'attack' } },
        { kind: 'cannot', ban: { do: 'block' } },
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const metalChaosScrapper = creature({
  name: 'メタルカオスクラッパー・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(
        discard(choose(yourHand())),
        destroy(
          choose(
            cardsIn('battleZone', 'opponent', {
              type: 'element',
              cost: atMost(plus(costOf(the('chosen')), -1)),
            }),
          ),
        ),
      ),
    ),
    wheneverAttacks(self, may(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 5000)))),
  ],
  printings: ['DM26-RP1'],
});

const avatarOfTheCurse = creature({
  name: '呪遁の化身',
  civilizations: ['nature'],
  races: ['Mystery Totem', 'Origin', 'Shinobi'],
  cost: 5,
  power: 9000,
  abilities: [
    uraNinjaStrike(2, 'nature'),
    machFighter,
    doubleBreaker,
    when(
      anyOf(
        { event: 'moved', what: { of: 'you' }, from: 'shieldZone', to: 'hand' },
        { event: 'moved', what: { of: 'you' }, from: 'shieldZone', to: 'graveyard' },
      ),
      may(putIntoMana(that)),
    ),
  ],
  printings: ['DM26-RP1'],
});

const galgatan = creature({
  name: 'ジェネラル・ガルガタン',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Vehicle Bee'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        may(put(choose(yourMana({ type: 'creature', cost: atMost(2) })))),
        may(putIntoMana(choose(opponentsCreatures({ cost: atMost(countOf(yourCreatures())) })))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const galKeen = creature({
  name: '超電磁工兵ガル・キーン',
  civilizations: ['light'],
  races: ['Great Mecha King'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, may(addToShields(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))))),
  ],
  printings: ['DM26-RP1'],
});

const woods = creature({
  name: '雷遁の開眼者ウッズ',
  civilizations: ['light'],
  races: ['Mecha Thunder', 'Origin', 'Shinobi'],
  cost: 3,
  power: 2500,
  abilities: [
    uraNinjaStrike(4, 'light'),
    whenPut(
      self,
      putOnDeckBottom(
        choose(
          cardsIn('battleZone', 'opponent', {
            type: 'element',
            cost: atLeast(plus(countOf(opponentsMana()), 1)),
          }),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const fateGalpenter = creature({
  name: 'フェイト・ガルペンター',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 5,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, oneSentence(inOrder(draw(3), discard(choose(yourHand(), 3)))))],
  printings: ['DM26-RP1'],
});

const suitonCrawler = creature({
  name: 'スイトン・クロウラー',
  civilizations: ['water'],
  races: ['Earth Eater', 'Origin', 'Shinobi'],
  cost: 4,
  power: 4000,
  abilities: [uraNinjaStrike(4, 'water'), blocker, justDiver],
  printings: ['DM26-RP1'],
});

const neoDvorak = creature({
  name: '黒神龍ネオ・ドボルザーク',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    from(['graveyard'], whenDestroyed(any('you', { cost: atLeast(5) }), may(put(self)))),
  ],
  printings: ['DM26-RP1'],
});

const deathproof = creature({
  name: '死神の影遁デスプルーフ',
  civilizations: ['darkness'],
  races: ['Ghost', 'Origin', 'Shinobi'],
  cost: 2,
  power: 3000,
  abilities: [
    uraNinjaStrike(2, 'darkness'),
    whenPut(
      self,
      inOrder(
        gets(called(choose(yourCreatures()), 'slain'), 'turn', gains(slayer)),
        delayed(whenDestroyed({ of: 'any', filter: { is: the('slain') } }, draw(2)), 'turn'),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const machGalpia = creature({
  name: 'マッハ・ガルピア',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 5,
  power: 5000,
  abilities: [shieldTrigger, speedAttacker, shieldSaver],
  printings: ['DM26-RP1'],
});

const basil = creature({
  name: '破壊の神遁バジル',
  civilizations: ['fire'],
  races: ['Grand Devil', 'Xenoparts', 'Shinobi'],
  cost: 3,
  power: 3000,
  abilities: [
    uraNinjaStrike(3, 'fire'),
    whenPut(
      self,
      destroy(choose(opponentsCreatures({ anyOf: [{ keyword: 'blocker' }, { power: atMost(2000) }] }))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const giantOfTheGodStorm = creature({
  name: '神嵐の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 4,
  power: 20000,
  abilities: [{ ...has({ kind: 'cost', by: 3, atLeast: 1 }), from: ['hand'] }, machFighter, quattroBreaker],
  printings: ['DM26-RP1'],
});

const starman = evolutionCreature({
  name: '英王のM スターマン',
  civilizations: ['water', 'light'],
  races: ['Starnoid'],
  cost: 4,
  power: 8000,
  abilities: [
    evolution({ civilizations: ['light', 'water'] }),
    doubleBreaker,
    when(attacksOrLeaves, inOrder(draw(), may(asShieldEitherWay))),
  ],
  printings: ['DM26-RP1'],
});

const pegasus = evolutionCreature({
  name: '獣王のB ペガサス',
  civilizations: ['nature', 'light'],
  races: ['Saint Pegasus'],
  cost: 3,
  power: 8500,
  abilities: [
    evolution({ civilizations: ['light', 'nature'] }),
    doubleBreaker,
    when(
      attacksOrLeaves,
      inOrder(
        revealTop(1, 'revealed'),
        onlyIf(
          isLike(the('revealed'), { type: 'creature', cost: atMost(3) }),
          { do: 'may', effect: put(the('revealed')), otherwise: putOnDeckBottom(the('revealed')) },
          putOnDeckBottom(the('revealed')),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const naga = evolutionCreature({
  name: '蛇王のL ナーガ',
  civilizations: ['water', 'darkness'],
  races: ['Naga'],
  cost: 3,
  power: 8000,
  abilities: [
    evolution({ civilizations: ['water', 'darkness'] }),
    doubleBreaker,
    when(
      attacksOrLeaves,
      inOrder(
        { do: 'choose', what: called(choose(opponentsCreatures()), 'bitten') },
        {
          do: 'modes',
          modes: [destroy(the('bitten')), putOnDeck(the('bitten'), 'top')],
          count: 1,
          by: 'opponent',
        },
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const deathPhoenix = evolutionCreature({
  name: '死王のK デス・フェニックス',
  civilizations: ['fire', 'darkness'],
  races: ['Phoenix'],
  cost: 4,
  power: 9000,
  abilities: [
    evolution({ civilizations: ['darkness', 'fire'] }),
    doubleBreaker,
    when(
      attacksOrLeaves,
      inOrder(
        discard(choose(yourHand())),
        discard(choose(cardsIn('hand', 'opponent'), 1, 'opponent')),
        draw(),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const soulPhoenix = evolutionCreature({
  name: '魂王のE ソウル・フェニックス',
  civilizations: ['fire', 'nature'],
  races: ['Phoenix'],
  cost: 5,
  power: 13000,
  abilities: [
    evolution({ civilizations: ['fire', 'nature'] }),
    tripleBreaker,
    when(attacksOrLeaves, battle(choose(yourCreatures()), choose(opponentsCreatures()))),
  ],
  printings: ['DM26-RP1'],
});

const jegal = creature({
  name: '解体人形ジェガル',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 2000,
  abilities: [
    shieldSaver,
    whenDestroyed(self, may(returnToHand(choose(yourGraveyard({ type: 'creature', cost: atLeast(3) }))))),
  ],
  printings: ['DM26-RP1'],
});

const galzedrive = creature({
  name: '襲撃者ガルゼドライブ',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 4000,
  abilities: [speedAttacker, saver({ races: ['Hyper Monster'] })],
  printings: ['DM26-RP1'],
});

const nogardiAndGardandi = creature({
  name: 'ノーガルディ・ネギオ＆ガルダンディ・ナスオ',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 3000,
  abilities: [when({ event: 'becomesBlocked', what: itself }, breakShields(2))],
  printings: ['DM26-RP1'],
});

const braiseGenerade = creature({
  name: '冥幽のU ブライゼジェネレイド',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 5,
  power: 9000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['darkness'] },
      effect: onlyIf(shieldsAre('you', atLeast(2)), destroy(choose(yourCreatures()))),
      from: ['graveyard'],
    },
    blocker,
    doubleBreaker,
    whenPut(self, breakShields(2, 'you')),
    whenDestroyed(any('you'), untap(self)),
  ],
  printings: ['DM26-RP1'],
});

const millionVegita = creature({
  name: '暴龍のT ミリオンベジータ',
  civilizations: ['nature'],
  races: ['Earth Dragon', 'Kikai Hero', 'Arc Seraphim'],
  cost: 9,
  power: 18000,
  abilities: [
    machFighter,
    quattroBreaker,
    has(cannot({ do: 'put', who: 'opponent', what: { type: 'element' }, unless: 'fromHand' })),
    has(cannot({ do: 'put', who: 'opponent', what: { type: 'element' }, unless: 'used' })),
    optional(wouldLeave(any('you'), insteadDo(putIntoGraveyard(choose(yourMana(), 3))))),
  ],
  printings: ['DM26-RP1'],
});

const benzols = creature({
  name: '傀儡秘宝ベンゾルス',
  civilizations: ['darkness'],
  races: ["Pandora's Box", 'Death Puppet'],
  cost: 7,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        { do: 'nameNumber', by: 'you', min: 0, max: 3, as: 'number' },
        topOfDeckTo('graveyard', named('number')),
        destroy(
          chooseUpTo(
            opponentsCreatures(),
            countOf(yourGraveyard({ is: the('moved'), keyword: 'shieldTrigger' })),
          ),
        ),
      ),
    ),
    { ...mayOnceSummonFrom('graveyard'), while: yourTurn },
  ],
  printings: ['DM26-RP1'],
});

const bolbalzakShiden = creature({
  name: '二重のA ボルバルザーク・紫電',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Samurai'],
  cost: 3,
  power: 4000,
  abilities: [
    poweredBreaker,
    has({ kind: 'entersTapped', may: true }),
    when({ event: 'untapped', what: itself }, gets(self, 'turn', doublesPower)),
    forTheFirstTime({ event: 'endOfAttack', what: itself }, untap(self)),
    when(LEAVES, may(discard(yourHand()), draw(3))),
  ],
  printings: ['DM26-RP1'],
});

const romanovTheFourth = creature({
  name: '邪眼鎧悪ロマノフⅣ世',
  civilizations: ['light', 'darkness'],
  races: ['Dark Lord', 'Zombie Dragon', 'Knight'],
  cost: 5,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        { do: 'nameNumber', by: 'you', min: 0, max: 3, as: 'number' },
        topOfDeckTo('graveyard', named('number')),
        mayCastFromGraveyardAndPutBack({ cost: atMost(4), not: { type: 'creature' } }),
      ),
    ),
    when(
      { event: 'moved', what: { of: 'you', filter: { faceUp: true } }, to: 'shieldZone' },
      may(destroy(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const infernoDragoon = creature({
  name: 'インフェルノ・ドラグーン',
  civilizations: ['darkness'],
  races: ['Tyranno Drake'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, topOfDeckTo('graveyard', 3)),
    whenDestroyed(
      self,
      may(
        putOnDeckBottom(that),
        put(choose(yourGraveyard({ type: 'creature', races: ['Hyper Monster'], cost: atMost(5) }))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const leopardsHorn = creature({
  name: '圧倒するレオパルズ・ホーン',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 6,
  power: 0,
  abilities: [
    gravityZero(youHave(cardsIn('battleZone', 'any', { type: 'creature' }), atLeast(7))),
    machFighter,
    poweredBreaker,
    has(power(times(1000, countOf(yourMana())))),
    eachWhile(
      { kind: 'compare', a: cardTypesIn(yourMana()), b: 4, is: 'atLeast' },
      yourMana(),
      manaNumber(2),
    ),
  ],
  printings: ['DM26-RP1'],
});

const jetMemotta = creature({
  name: '爆焔ジェット・メモッタ',
  civilizations: ['fire'],
  races: ['???'],
  cost: 4,
  power: 5000,
  abilities: [
    guardStrike,
    hasWhile(yourTurn, { kind: 'deckTopSeen', of: 'you' }),
    eachWhile(
      yourTurn,
      cardsIn('deck', 'you', { type: 'creature', races: ['Hyper Monster'], cost: atMost(6) }),
      {
        kind: 'can',
        permission: { do: 'summonFrom', zone: 'deck', limit: 1, unpaid: { type: 'creature' } },
      },
    ),
  ],
  printings: ['DM26-RP1'],
});

const mirzamKid = creature({
  name: '幸せの精霊ミルザム・キッド',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 3,
  power: 4000,
  abilities: [whenPut(self, may(shieldPlus(1, choose(yourShields()))))],
  printings: ['DM26-RP1'],
});

/** Creatures without a hyper mode. */
export const creatures: readonly CardDefinition[] = [
  jetMemotta,
  mirzamKid,
  leopardsHorn,
  invincibleGalaxy,
  extremeKiriko,
  romanesk,
  nibaiken,
  galteo,
  galrie,
  metalChaosScrapper,
  avatarOfTheCurse,
  galgatan,
  galKeen,
  woods,
  fateGalpenter,
  suitonCrawler,
  neoDvorak,
  deathproof,
  machGalpia,
  basil,
  giantOfTheGodStorm,
  starman,
  pegasus,
  naga,
  deathPhoenix,
  soulPhoenix,
  jegal,
  galzedrive,
  nogardiAndGardandi,
  braiseGenerade,
  millionVegita,
  benzols,
  bolbalzakShiden,
  romanovTheFourth,
  infernoDragoon,
];
