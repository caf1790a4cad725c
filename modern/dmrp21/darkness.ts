import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atEndOfYourTurn,
  atLeast,
  blocker,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  from,
  happened,
  inOrder,
  insteadDo,
  may,
  opponentsCreatures,
  optional,
  provided,
  put,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  slayer,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  topOfDeckTo,
  tripleBreaker,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  yourGraveyard,
} from 'taiki/words';

const doragonPandora = starEvolutionCreature({
  name: 'ドラゴン流鬼 ＜パンドラ.鬼＞',
  civilizations: ['darkness'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 8,
  power: 14000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    tripleBreaker,
    whenPut(self, destroy(allCreatures({ evolution: false }))),
    provided(
      happened({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, atLeast(3)),
      atEndOfYourTurn(
        returnToHand(chooseUpTo(yourGraveyard({ anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] }), 2)),
      ),
    ),
  ],
  printings: ['DMRP-21 004'],
});

const deyuzame = tamaseed({
  name: 'デュザメの黒像',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Rex Stars'],
  cost: 3,
  abilities: [
    shinkarize,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 4),
        returnToHand(chooseUpTo(yourGraveyard({ type: 'creature', evolution: true }), 2)),
      ),
    ),
  ],
  printings: ['DMRP-21 017'],
});

const joruju = creature({
  name: 'ジョルジュくん',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Funky Nightmare', 'Rex Stars'],
  cost: 1,
  power: 1000,
  abilities: [
    blocker,
    cannotAttack,
    whenPut({ of: 'you', filter: { type: 'tamaseed' } }, may(topOfDeckTo('graveyard', 2))),
  ],
  printings: ['DMRP-21 035'],
});

const gouinNoKageNia = creature({
  name: '強引の影ニア',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 2000,
  abilities: [
    slayer,
    optional(
      wouldBeDestroyed(
        self,
        insteadDo(
          destroy(
            choose(
              cardsIn('battleZone', 'you', {
                other: true,
                anyOf: [{ type: 'creature' }, { type: 'tamaseed' }],
              }),
            ),
          ),
        ),
      ),
    ),
  ],
  printings: ['DMRP-21 036'],
});

const shadouRabu = spell({
  name: 'シャドウ・ラブ',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        destroy(
          choose(cardsIn('battleZone', 'you', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
        ),
        destroy(
          choose(cardsIn('battleZone', 'opponent', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
        ),
      ),
    ),
  ],
  printings: ['DMRP-21 038'],
});

const morohaOruzeki = starEvolutionCreature({
  name: 'モロハ夜叉 ＜オルゼキ.鬼＞',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Oni Rex Stars'],
  cost: 3,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    doubleBreaker,
    wheneverAttacks(
      self,
      may(
        destroy(
          choose(cardsIn('battleZone', 'you', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
        ),
        destroy(choose(opponentsCreatures(), 1, 'opponent')),
      ),
    ),
  ],
  printings: ['DMRP-21 058'],
});

const basashiJibie = creature({
  name: 'バサーシ・ジビエ',
  civilizations: ['darkness'],
  races: ['Funky Nightmare'],
  cost: 3,
  power: 5000,
  abilities: [blocker, cannotAttack, whenWinsBattle(self, destroy(self)), whenDestroyed(self, draw())],
  printings: ['DMRP-21 059'],
});

const zaberuRinto = creature({
  name: '暗黒鎧 ザベル・リント',
  civilizations: ['darkness'],
  races: ['Dark Knightmare'],
  cost: 5,
  power: 2000,
  abilities: [
    from(
      ['graveyard'],
      whenPut({ of: 'you', filter: { type: 'tamaseed', civilizations: ['darkness'] } }, may(put(self))),
    ),
  ],
  printings: ['DMRP-21 060'],
});

const rairarai = creature({
  name: '虚言の悪魔龍 ライラライ',
  civilizations: ['darkness'],
  races: ['Demon Command Dragon'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      topOfDeckTo(
        'graveyard',
        countOf(cardsIn('battleZone', 'you', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
      ),
    ),
  ],
  printings: ['DMRP-21 061'],
});

export const darkness: readonly CardDefinition[] = [
  doragonPandora,
  deyuzame,
  joruju,
  gouinNoKageNia,
  shadouRabu,
  morohaOruzeki,
  basashiJibie,
  zaberuRinto,
  rairarai,
];
