import { createServer } from 'node:http';
import { createStatistics } from './statistics';

/**
 * The endpoint, its log and its forwarding as a program of their own, to be killed and looked at by tests:
 * `node process.fixture.js FOLDER CONTENT_URL`. Says its port and its process id.
 */
const [folder = '', content = ''] = process.argv.slice(2);
const statistics = createStatistics(
  {
    siteUrl: new URL('http://fair.example'),
    contentUrl: new URL(content),
    contentPrefix: '/api',
    purgeSecret: 'sixteen characters',
    statisticsFolder: folder,
    maxStatisticsBytes: 50_000_000,
  },
  {
    ready: () => Promise.resolve(),
    pageOf: (page) => ({ page, language: 'nl', countsViews: true }),
  },
  { segmentAgeMs: 20 },
);
const unlimited = {
  allow: () => Promise.resolve(0),
  allowBrowser: () => Promise.resolve(0),
  allowEvents: () => Promise.resolve(0),
};
await statistics.open();
const server = createServer((req, res) => {
  void statistics.answer(req, res, { path: req.url ?? '', ip: '127.0.0.1', limits: unlimited });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`port ${address.port} pid ${process.pid}`);
});
