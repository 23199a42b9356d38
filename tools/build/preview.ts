/** Serves the built site like a static host and prints its address (`npm run preview`). `PORT` sets another port. */
import { startSiteServer } from './siteServer.ts';

const preferredPort = Number(process.env.PORT ?? 4173);

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const start = async () => {
  try {
    return await startSiteServer({ port: preferredPort });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    console.log(`Port ${preferredPort} is taken; another one serves.`);
    return startSiteServer();
  }
};

try {
  const { origin } = await start();
  console.log(`LasaKita is at ${origin}/ (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
