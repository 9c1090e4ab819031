import { describeAlumniAlerts } from './alumni-alerts.contract';
import { InMemoryAlumniAlerts } from './in-memory-alumni-alerts';

describeAlumniAlerts('memory', async () => {
  const alerts = new InMemoryAlumniAlerts();
  return {
    alerts,
    addAlum: async (userId, collegeId) => {
      alerts.alumni.set(collegeId, [...(alerts.alumni.get(collegeId) ?? []), userId]);
    },
    block: async (blockerId, blockedId) => {
      alerts.blocks.push([blockerId, blockedId]);
    },
  };
});
