import { storageErrors } from '../texts';

/** The response to what failed at the bucket, in the shape of Strapi's errors. The admin shows the message. */
export const bucketFaultBody = {
  data: null,
  error: {
    status: 503,
    name: 'StorageUnavailableError',
    message: storageErrors.bucketFails,
    details: {},
  },
};
