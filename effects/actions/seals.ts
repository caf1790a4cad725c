import { type CardId, type CardObject, type ObjectId, PLAYERS } from '../../table/nouns.ts';
import { findObject, type Moved, partAlone } from '../../table/objects.ts';
import { ignoredObject, isSeal, sealsIn, sealsOn, withIgnored } from '../../table/seals.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import type { Civilization } from '../language/vocabulary.ts';
import { askOne } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { moveBan } from '../questions/characteristics/bans.ts';
import {
  characteristicsOf,
  civilizationsOf,
  faceOf,
  isCreature,
  lastKnownOf,
  nameOfCard,
  racesOf,
} from '../questions/characteristics/characteristics.ts';
import { infoOf, optionLabel } from '../questions/characteristics/objectInfo.ts';
import { isOfRace } from '../questions/characteristics/races.ts';
import type { LastKnown, Procedure, PutCommand } from '../state/game.ts';
import type { Happening } from '../state/reported/facts.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';

/** Whether a card can come to have a seal on it in this duel. */
export const canHaveSeals = (play: Play): boolean =>
  play.game.ignored !== undefined || repertoireOf(play).seals;

/**
 * 116.2. A creature with a seal on it is ignored, and one without is not. A card that is no creature is not ignored, whatever lies on
 * it. 605.2e: what it was like before is remembered, as of a creature that leaves.
 */
export function ignoreSealedCreatures(play: Play): void {
  const seals = sealsIn(play.game);
  const hosts = new Set(seals.map(({ attachedTo }) => attachedTo));
  const { ignored = [], zones } = play.game;
  const freed = ignored.filter(({ id }) => !hosts.has(id));
  const sealed =
    seals.length === 0
      ? []
      : PLAYERS.flatMap((player) =>
          zones[player].battleZone.filter(
            (object) => hosts.has(object.id) && !object.pending && isCreature(play, object),
          ),
        );
  if (freed.length + sealed.length === 0) return;
  const lastKnown = sealed.map((object) => ({ object, characteristics: characteristicsOf(play, object) }));
  play.set({
    ...withIgnored(play.game, sealed, freed),
    lastKnown: [...play.game.lastKnown, ...lastKnown],
  });
}

/** The card with this id, also while it is ignored. */
const hostOf = ({ game }: Play, id: ObjectId | undefined): CardObject | undefined =>
  id === undefined ? undefined : (findObject(game, id) ?? ignoredObject(game, id));

/** 701.23, 701.23a. The cards from which these moves have taken seals, each with the number of seals that it still has. */
export function unsealings(play: Play, moved: readonly Moved[]): readonly Happening[] {
  const hosts = new Set(moved.flatMap(({ was }) => (isSeal(was) ? [was.attachedTo] : [])));
  return [...hosts].flatMap((id): readonly Happening[] => {
    const host = hostOf(play, id);
    if (host === undefined || host.zone !== 'battleZone') return [];
    const left = sealsOn(play.game, host.id).length;
    const about = { player: host.owner, object: host.id, name: nameOfCard(play.game, host) };
    return [[{ kind: 'cardUnsealed', ...about, left }, '701.23a']];
  });
}

/** 703.4j. Remembers the Commands among the creatures that were put, if their owner has a seal. 804.1c: of a god the card that was put. */
export function rememberCommands(play: Play, put: readonly CardObject[]): void {
  const commands = put.flatMap((object): readonly PutCommand[] =>
    isCreature(play, object) &&
    racesOf(play, object, faceOf(play, object)).some((race) => isOfRace(race, 'Command')) &&
    sealsIn(play.game).some(({ owner }) => owner === object.owner)
      ? [{ id: object.id, card: object.card }]
      : [],
  );
  if (commands.length > 0) play.set({ commands: [...(play.game.commands ?? []), ...commands] });
}

/** 116.3. A seal lies in the battle zone, on a card there: those on what has left it. */
export const looseSeals = (play: Play): readonly CardObject[] =>
  sealsIn(play.game).filter(({ attachedTo }) => hostOf(play, attachedTo) === undefined);

/**
 * 116.4, 116.4a, 701.23b, 703.4j. Each Command that was put takes a seal away from a card of its owner that shares a civilization with it. 116.4b: the
 * civilizations of a card are read although it is ignored.
 */
export function* sealsTakenAway(play: Play): Procedure<readonly MoveRequest[]> {
  const { commands = [] } = play.game;
  if (commands.length === 0) return [];
  play.set({ commands: undefined });
  const taken: CardObject[] = [];
  for (const { id, card } of commands) {
    const command = lastKnownOf(play, id);
    if (command === undefined) continue;
    const { owner } = command.object;
    const civilizations = civilizationsOfPut(play, command, card);
    const options = topSeals(play, taken).flatMap((seal) => {
      const host = hostOf(play, seal.attachedTo);
      const shares =
        host !== undefined &&
        hostCivilizations(play, host).some((civilization) => civilizations.includes(civilization));
      return seal.owner === owner && shares && moveBan(play, seal, 'graveyard', undefined) === undefined
        ? [seal]
        : [];
    });
    if (options.length === 0) continue;
    taken.push(
      yield* askOne({
        player: owner,
        kind: 'choose',
        rule: '703.4j',
        prompt: PROMPTS.unsealed,
        options: options.map((object, index) => {
          const card = infoOf(play, object, owner, 'asViewed');
          return { option: { label: optionLabel(object, card, index), card }, value: object };
        }),
      }),
    );
  }
  return taken.map((seal) => request(seal, 'graveyard', 'cardMoved', '703.4j'));
}

/** 804.1c. The civilizations of a creature that was put; of a god that was linked as it was, those of its card. */
function civilizationsOfPut(
  play: Play,
  { object, characteristics }: LastKnown,
  card: CardId,
): readonly Civilization[] {
  if (object.links === undefined) return characteristics.civilizations;
  const part = partAlone(object, card);
  return civilizationsOf(play, part, faceOf(play, part));
}

/** Of each card the topmost seal that is not among these: nobody can tell the seals of one card apart (200.3b). */
function topSeals({ game }: Play, without: readonly CardObject[]): readonly CardObject[] {
  const top = new Map<ObjectId | undefined, CardObject>();
  for (const seal of sealsIn(game)) if (!without.includes(seal)) top.set(seal.attachedTo, seal);
  return [...top.values()];
}

/** Effects do not reach a creature that is ignored: its civilizations are those that are printed. */
const hostCivilizations = (play: Play, host: CardObject) =>
  ignoredObject(play.game, host.id) === undefined
    ? civilizationsOf(play, host, faceOf(play, host))
    : faceOf(play, host).civilizations;
