import { cardAt } from '../../effects/questions/abilities/repertoire.ts';
import { isInHyperMode } from '../../effects/state/hyperMode.ts';
import { currentValues } from '../../engine/views/currentCard.ts';
import type { Known } from '../../engine/views/duelView.ts';
import { type Combat, combatOf, isUsable } from '../../engine/views/legality.ts';
import type { CardObject, Player } from '../../table/nouns.ts';
import { ignoredObject, sealsOn } from '../../table/seals.ts';
import {
  attackView,
  type HiddenCard,
  hiddenView,
  isZoneKnown,
  mayKnow,
  objectsAsSeen,
  shownId,
} from '../../table/view.ts';
import type { Zone } from '../../table/zones.ts';
import { type SeenCard, SHOWN_IN_PART, type Sight } from './sight.ts';

const NO_COMBAT: Combat = Object.freeze({ attacksPlayer: false, attacksCreature: false, blocks: false });

/**
 * What an observation has of a view, read from what the view itself is read from: the same values for a third of the time, since no
 * view of a card is made, and no text and no reason.
 */
export function sightOfEngine(known: Known, viewer: Player): Sight {
  const { moment } = known;
  const { game } = moment.world;
  const { active, number } = game.turn;
  const seen = new Map<readonly CardObject[], readonly (SeenCard | HiddenCard)[]>();
  const lookInto = (player: Player, zone: Zone): readonly (SeenCard | HiddenCard)[] => {
    const objects = objectsAsSeen(game, player, zone, viewer);
    const shown = SHOWN_IN_PART.includes(zone)
      ? objects.filter((object) => mayKnow(object, viewer))
      : objects;
    return shown.map((object) =>
      mayKnow(object, viewer) ? seenCard(known, viewer, object) : hiddenView(object),
    );
  };
  return {
    viewer,
    turn: number,
    active,
    state: moment.state,
    attack: attackView(game),
    result: game.result,
    cardsIn: (player, zone) => {
      const key = game.zones[player][zone];
      const found = seen.get(key) ?? lookInto(player, zone);
      if (zone === 'manaZone') seen.set(key, found);
      return found;
    },
    countIn: (player, zone) => {
      let count = 0;
      for (const { pending } of game.zones[player][zone]) if (!pending) count++;
      return count;
    },
    standbyOf: (player) => moment.standby().effects.filter((effect) => effect.player === player).length,
    lasting: game.lasting.length + game.delayed.length,
    get decision() {
      return moment.decision();
    },
  };
}

function seenCard(known: Known, viewer: Player, object: CardObject): SeenCard {
  const { world, moment } = known;
  const { game } = moment.world;
  const { id, owner, zone, attachedTo } = object;
  const { first, second } = cardAt(world, object.card);
  const current = currentValues(world, object);
  const isOnShield =
    attachedTo !== undefined && game.zones[owner].shieldZone.some((shield) => shield.id === attachedTo);
  const combat = zone === 'battleZone' ? combatOf(world, object) : NO_COMBAT;
  return {
    hidden: false,
    id: isZoneKnown(zone, owner, viewer) ? id : shownId(game, object, viewer),
    name: game.cards[object.card]?.name ?? '',
    tapped: object.tapped,
    faceUp: object.faceUp,
    faceDown: object.faceDown,
    flipped: object.flipped,
    pending: object.pending,
    arrivedThisTurn: object.since === game.turn.number,
    attachedTo: isOnShield ? undefined : attachedTo,
    ignored: ignoredObject(game, id) !== undefined,
    seals: zone === 'battleZone' ? sealsOn(game, id).length : 0,
    under: object.under.length,
    linked: object.links?.length ?? 0,
    inHyperMode: isInHyperMode(game, id),
    current,
    printedPower: first.power,
    isTurnedOver: second !== undefined && second.name === current.name,
    attacksPlayer: combat.attacksPlayer,
    attacksCreature: combat.attacksCreature,
    blocks: combat.blocks,
    isUsable: owner === viewer && isUsableNow(known, viewer, object),
  };
}

function isUsableNow(known: Known, viewer: Player, object: CardObject): boolean {
  const { world } = known;
  return world.game.turn.active === viewer && isUsable(world, object, known.actionsOf(viewer) ?? []);
}
