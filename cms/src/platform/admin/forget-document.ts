import { adminApi } from '@strapi/strapi/admin';
import { useDispatch } from 'react-redux';

const documents = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] });

/**
 * Has the content manager load a document again that another page changed. It keeps the documents that it showed; publishing
 * one from there would put the earlier state back.
 */
export function useForgetDocument(): (uid: string, documentId: string) => void {
  const dispatch = useDispatch();
  return (uid, documentId) => {
    dispatch(
      documents.util.invalidateTags([
        { type: 'Document', id: `${uid}_${documentId}` },
        { type: 'Document', id: `${uid}_LIST` },
      ]),
    );
  };
}
