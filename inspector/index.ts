/** Records what happens inside the charts of a taiki duel, and shows it on a page served on this machine. */

export { type Attached, type AttachOptions, attachInspector, openPage } from './attach/attach.ts';
export { type Launched, type LaunchOptions, launchAttached } from './attach/launch.ts';
export { CHART_FORMATS, ChartError, type ChartFormat, type ChartOptions, drawChart } from './charts/draw.ts';
export { mapPicture } from './charts/mapPicture.ts';
export * from './core/index.ts';
export { ExportError, standalonePage } from './export/standalone.ts';
export type { LineInfo, PageMessage, ProgramEnd, ServerMessage } from './messages.ts';
export type { Moment } from './model/moment.ts';
export { TraceReader } from './model/reader.ts';
export {
  looksLikeTrace,
  type ParsedTrace,
  parseTrace,
  printTrace,
  TraceError,
} from './model/trace/traceText.ts';
export { fileSink } from './recording/fileSink.ts';
export { Recorder, RecorderError, type RecorderOptions, recorder, type Sink } from './recording/recorder.ts';
export { type InspectorServer, type ServerOptions, serve } from './server/server.ts';
export type { Agents, Line, PlayUntil } from './session/line.ts';
export { looksLikePosition, type ReceivedLine, Session, type SessionOptions } from './session/session.ts';
export { SessionError } from './session/sessionError.ts';
export type * from './trace.ts';
