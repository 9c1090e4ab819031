import { useMutation } from '@tanstack/react-query';
import { register } from '@/shared/api';
import { APP_NAME } from '@/shared/config';
import { toast } from '@/shared/ui/toast';
import { refusalText } from '@/shared/lib/forms';

export function useRegister() {
  return useMutation({
    mutationFn: register,
    onSuccess: () =>
      toast({ title: 'Registration successful', text: `Welcome to ${APP_NAME}! Your account has been created.` }),
    onError: (error) =>
      toast({
        title: 'Registration failed',
        text: refusalText(error) || 'Unable to create account',
        variant: 'destructive',
      }),
  });
}
